import { expect, it } from 'vitest'
import { countRequirements } from './count-requirements.ts'

const named = (file: string) => ({ file, title: 'a' })
const fast = named('a.test.ts')
const failed = named('b.test.ts')
const slow = named('world/c.e2e.ts')
const line = (open: string, ...tests: (typeof fast)[]) => ({ section: '§1', what: '', tests, open })

it('§1 lines tested by the other command only are counted separately', () => {
  const run = {
    runsHere: (file: string) => !file.startsWith('world/'),
    otherCommand: 'test:world',
    missing: [failed],
  }
  const lines = [line('', fast), line('', slow), line('', fast, slow), line('', failed, slow)]
  expect(countRequirements('bullets', [...lines, line('open: later', fast)], run)).toBe(
    '3 of 5 bullets (1 here, 1 by test:world, 1 by both)',
  )
  expect(countRequirements('bullets', [line('', fast)], run)).toBe(
    '1 of 1 bullets (1 here, 0 by test:world)',
  )
})
