import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { didPass } from './check-requirements.ts'
import { isRow, readFieldTests, readPromises, readRequirements } from './requirements.ts'

/** Number of lines by section: detects removed or merged ones. */
const bulletsOf = { 1: 8, 2: 51, 3: 34, 4: 30, 5: 23, 6: 9, 7: 37, 8: 16, 9: 39 }

const requirements = readRequirements()
const promises = readPromises()

describe('the table of the specification', () => {
  it('has each of its 62 rows once, and every bullet of all nine sections', () => {
    const rows = requirements.filter(isRow).map(({ what }) => what.slice(0, 3))
    expect(rows).toEqual(
      Array.from({ length: 62 }, (_, index) => `M${String(index + 1).padStart(2, '0')}`),
    )
    const counts = Object.keys(bulletsOf).map((section) => [
      section,
      requirements.filter((one) => one.section.startsWith(`§${section} `)).length,
    ])
    expect(Object.fromEntries(counts)).toEqual(bulletsOf)
    const texts = requirements.map(({ section, what }) => `${section}: ${what}`)
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('names existing tests for each line, or what is open', () => {
    const wrong = [...requirements, ...promises].flatMap(({ what, tests, open }) => {
      if (tests.length === 0 && !open) return [`${what}: nothing`]
      return tests
        .filter(
          ({ file, title }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
        )
        .map(({ file, title }) => `${what}: ${file} › ${title}`)
    })
    expect(wrong).toEqual([])
  })
})

it('§3 each field without a page names existing tests', () => {
  const wrong = readFieldTests().filter(
    ({ file, title }) =>
      title === '' || !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
  )
  expect(wrong).toEqual([])
  expect(readFieldTests().length).toBeGreaterThan(20)
})

describe('the table of the promises', () => {
  it('has no duplicates, and no open lines', () => {
    const texts = promises.map(({ what }) => what)
    expect(texts.length).toBeGreaterThan(15)
    expect(new Set(texts).size).toBe(texts.length)
    expect(promises.filter(({ open }) => open)).toEqual([])
  })
})

describe('a test that the table names', () => {
  const passed = new Map([
    ['a.test.ts', ['§1 texts say "zwei" as "2" in cs', 'a list has 3 pages']],
  ])

  it.each([
    ['a.test.ts', 'say %s as %j in', true],
    ['a.test.ts', 'has $count pages', true],
    ['a.test.ts', 'has ${count} pages', true],
    ['a.test.ts', 'has no pages', false],
    ['b.test.ts', 'has $count pages', false],
  ])('of %s with the title %j has passed: %s', (file, title, expected) => {
    expect(didPass({ file, title }, passed)).toBe(expected)
  })
})
