import { describe, it } from 'vitest'
import { settlesAtOnce } from './settles-at-once.ts'

async function afterMicrotasks(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) {
    // oxlint-disable-next-line no-await-in-loop
    await Promise.resolve()
  }
}

describe('design §9 work that settles at once', () => {
  it('is found without a timer, also when it fails', async ({ expect }) => {
    expect(await settlesAtOnce(afterMicrotasks(40))).toBe(true)
    expect(await settlesAtOnce(Promise.reject(new Error('refused')))).toBe(true)
  })

  it('is not what waits for a task', async ({ expect }) => {
    expect(await settlesAtOnce(new Promise((resolve) => setTimeout(resolve)))).toBe(false)
  })
})
