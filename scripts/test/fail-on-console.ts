import { afterEach, expect, vi } from 'vitest'

/** An error that a test did not expect is a failure of that test. */
const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})

afterEach(() => {
  const calls = consoleError.mock.calls.map((call) => call.map(String).join(' '))
  consoleError.mockClear()
  expect(calls, 'unexpected console.error').toEqual([])
})
