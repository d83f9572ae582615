/** Lines as long as in the documents. */
export default { printWidth: 120, plugins: ["prettier-plugin-svelte"] };
