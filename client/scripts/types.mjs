// Writes the types of the API from its description, so that client and server cannot drift apart.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const docs = new URL("../../docs/api/", import.meta.url);
const read = (name) => JSON.parse(readFileSync(new URL(name, docs), "utf8"));
const messages = read("messages.json");
const schemas = { ...read("openapi.json").components.schemas, ...messages.$defs };

const nameOf = (ref) => ref.split("/").pop();
const union = (parts) => [...new Set(parts)].join(" | ");

function typeOf(schema) {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.anyOf) return union(schema.anyOf.map(typeOf));
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.type === "array") return `Array<${schema.items ? typeOf(schema.items) : "unknown"}>`;
  if (schema.type === "object") return objectType(schema);
  return (
    { string: "string", integer: "number", number: "number", boolean: "boolean", null: "null" }[schema.type] ?? "any"
  );
}

function objectType(schema) {
  if (!schema.properties) {
    const values = schema.additionalProperties;
    return `Record<string, ${typeof values === "object" ? typeOf(values) : "any"}>`;
  }
  const fields = Object.entries(schema.properties).map(([name, field]) => {
    const optional = (schema.required ?? []).includes(name) ? "" : "?";
    return `  ${name}${optional}: ${typeOf(field)};`;
  });
  return `{\n${fields.join("\n")}\n}`;
}

const lines = ["// Made by `npm run types` from docs/api: do not edit.", ""];
for (const name of Object.keys(schemas).sort()) lines.push(`export type ${name} = ${typeOf(schemas[name])};`, "");
lines.push(`export type Incoming = ${typeOf(messages.properties.out)};`, "");
lines.push(`export type Outgoing = ${typeOf(messages.properties.in)};`, "");
const target = process.argv[2] ?? fileURLToPath(new URL("../src/net/messages.ts", import.meta.url));
writeFileSync(target, lines.join("\n"));
