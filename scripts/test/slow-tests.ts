/** Tests beside their code that take longer than a change should wait for. */
export const slowTests = ['worker/bad-fields.test.ts', 'worker/request/cookies/bad-cookies.test.ts']

/** Whether `npm run test:world` runs a file, not `npm test`. */
export function isOfWorld(file: string): boolean {
  return file.startsWith('world/') || slowTests.includes(file)
}
