import { describe, expect, it } from 'vitest'
import { retryLostConnection } from './retry-lost-connection.ts'

function failing(...failures: Error[]) {
  let calls = 0
  const work = async () => {
    const failure = failures[calls++]
    if (failure) throw failure
    return calls
  }
  return { work, calls: () => calls }
}

const lost = () => new TypeError('fetch failed', { cause: new Error('other side closed') })

describe('preparing the local database', () => {
  it('is repeated after a closed connection', async () => {
    expect(await retryLostConnection(failing(lost(), lost()).work)).toBe(3)
  })

  it('fails with the third closed connection', async () => {
    const { work, calls } = failing(lost(), lost(), lost(), lost())
    await expect(retryLostConnection(work)).rejects.toThrow('fetch failed')
    expect(calls()).toBe(3)
  })

  it('fails at once with any other failure, such as a wrong statement', async () => {
    const { work, calls } = failing(new Error('no such table'))
    await expect(retryLostConnection(work)).rejects.toThrow('no such table')
    expect(calls()).toBe(1)
  })
})
