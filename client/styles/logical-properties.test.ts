import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A physical side; `left: 50%` alone is the centre. */
const physical =
  /^\s*((?:margin|padding)-(?:left|right)|border-(?:left|right)[\w-]*|border-(?:top|bottom)-(?:left|right)-radius|(?:left|right): (?!50%;)|(?:text-align|float|clear): (?:left|right))/
/** `0 1px 0 2px`: left and right values differ. */
const lopsided = /^\s*(?:inset|margin|padding): (\S+) (\S+) (\S+) (?!\2;)\S+;$/

it('§1 directions: style sheets use logical properties, for right-to-left languages', () => {
  const files = globSync('client/**/*.css').filter((file) => !file.endsWith('right-to-left.css'))
  expect(files.length).toBeGreaterThan(50)
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => physical.test(line) || lopsided.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
