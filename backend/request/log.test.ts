import { afterEach, describe, it, vi } from 'vitest'
import { log } from './log.ts'

afterEach(() => vi.restoreAllMocks())

describe('observability: the log of the backend', () => {
  it('has no request id without a request', ({ expect }) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    log('warn', 'job-late', { job: 'send-mails' })
    expect(JSON.parse(String(warn.mock.calls[0]))).toEqual({ event: 'job-late', job: 'send-mails' })
  })
})
