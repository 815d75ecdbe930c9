import { CallFailure } from './operator-client.ts'

/** A failure after a part of a file was written, such as by a key that was taken away meanwhile. */
export function partlyDone(error: unknown, written: number): unknown {
  if (!(error instanceof CallFailure) || written === 0) return error
  const sentence = `${written} were written before: import the file again, they count as unchanged.`
  return new CallFailure(`${error.message}\n${sentence}`, error.problem)
}
