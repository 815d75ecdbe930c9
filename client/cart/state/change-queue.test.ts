import { describe, expect, it, vi } from 'vitest'
import { createChangeQueue } from './change-queue.ts'

const later = <T>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value)))

describe('createChangeQueue', () => {
  it('sends changes one after the other and settles once, with the last response', async () => {
    const settle = vi.fn<(last: string | null) => void>()
    const queue = createChangeQueue<string>(settle)
    const order: string[] = []
    const send = (name: string) => async () => {
      order.push(`${name} sent`)
      await later(null)
      order.push(`${name} answered`)
      return name
    }
    const both = [queue.add(send('a')), queue.add(send('b'))]
    expect(queue.busy.value).toBe(true)
    expect(await Promise.all(both)).toEqual(['a', 'b'])
    await queue.settled()
    expect(order).toEqual(['a sent', 'a answered', 'b sent', 'b answered'])
    expect(settle.mock.calls).toEqual([['b']])
    expect(queue.busy.value).toBe(false)
  })

  it('sends only the newest of queued changes of the same key', async () => {
    const queue = createChangeQueue<number>(() => {})
    const send = vi.fn<(n: number) => Promise<number>>((n) => later(n))
    const first = queue.add(() => send(1), 'line')
    const rest = [2, 3, 4].map((n) => queue.add(() => send(n), 'line'))
    expect([await first, ...(await Promise.all(rest))]).toEqual([4, 4, 4, 4])
    expect(send.mock.calls).toEqual([[4]])
  })

  it('refetches if one of several failed', async () => {
    const settle = vi.fn<(last: string | null) => void>()
    const queue = createChangeQueue<string>(settle)
    const lost = queue.add(() => Promise.reject(new Error('lost')))
    const second = queue.add(() => later('kept'))
    await expect(lost).rejects.toThrow('lost')
    expect(await second).toBe('kept')
    expect(settle.mock.calls).toEqual([[null]])
    await queue.add(() => later('again'))
    expect(settle.mock.calls.at(-1)).toEqual(['again'])
  })
})
