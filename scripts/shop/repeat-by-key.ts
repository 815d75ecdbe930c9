import { randomUUID } from 'node:crypto'
import { CallFailure } from './operator-client.ts'

/**
 * A call with an idempotency key, which client and operator can repeat after a lost response. Its
 * failure names the key if it is not known whether the call was carried out.
 * @param given `--key`, empty for a new one
 */
export async function repeatByKey<ResponseBody>(
  given: string,
  call: (key: string) => Promise<ResponseBody>,
): Promise<ResponseBody> {
  const key = given || randomUUID()
  try {
    return await call(key)
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    const { message, problem } = error
    if (problem !== null && problem.status < 500) throw error
    const sentence = `It may have been carried out: send it again with --key ${key}, and it is carried out once.`
    throw new CallFailure(`${message}\n${sentence}`, problem)
  }
}
