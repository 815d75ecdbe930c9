import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sheets = globSync('client/**/*.css')

it('§9 Grid: every width query counts in em or rem, so that the layout answers to the size of text', () => {
  expect(sheets.length).toBeGreaterThan(50)
  const inPixels = sheets.flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(/@(?:media|container)[^{]*width[^{]*\dpx[^{]*/g)].map(
      ([query]) => `${sheet}: ${query.trim()}`,
    ),
  )
  expect(inPixels).toEqual([])
})
