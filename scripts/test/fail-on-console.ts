import { afterEach, expect, vi } from 'vitest'

/** An unexpected console error fails the test. */
const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})

afterEach(() => {
  const calls = consoleError.mock.calls.map((call) => call.map(String).join(' '))
  consoleError.mockClear()
  expect(calls, 'unexpected console.error').toEqual([])
})
