// Shows after a while that the server has not answered: a server that hangs does not close the connection.
const PATIENCE = 2_000;

/** How many answers are overdue just now. */
export const overdue = $state({ count: 0 });

/** Expect an answer; call what is returned when it has come, or when nobody waits for it any more. */
export function expectAnswer(): () => void {
  let isOverdue = false;
  const timer = setTimeout(() => {
    isOverdue = true;
    overdue.count++;
  }, PATIENCE);
  return () => {
    clearTimeout(timer);
    if (isOverdue) overdue.count--;
    isOverdue = false;
  };
}
