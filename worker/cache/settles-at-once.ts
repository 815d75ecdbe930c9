/** More microtasks than reads from memory take. */
const microtasks = 100

/** Whether work settles before the next task, as reads from memory do: a timer costs more than they. */
export async function settlesAtOnce(work: Promise<unknown>): Promise<boolean> {
  let isSettled = false
  const settle = () => {
    isSettled = true
  }
  work.then(settle, settle)
  for (let turn = 0; turn < microtasks && !isSettled; turn++) {
    // oxlint-disable-next-line no-await-in-loop -- one microtask after the other
    await Promise.resolve()
  }
  return isSettled
}
