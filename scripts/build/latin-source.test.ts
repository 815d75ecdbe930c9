import { it } from 'vitest'
import { escapeBeyondLatin } from './latin-source.ts'

const valueOf = (code: string): unknown => new Function(`return ${code}`)()

it.for([
  "'Zubehör – 5 €, ≤ 25 dB 🌀'",
  '"Přidat\\n\\\\ř"',
  '`„${1 + 1}“ \\–\\\\–`',
  "({ šířka: 'Č', 'ž–': 1 })",
  "'a–€5'.replace(/[–—]€/, '-')",
  "'🌀🌁'.match(/^[🌀-🌂]+$/u)[0]",
  'String.raw`\\s${"–" + `Č`}`',
  '((texts, ...values) => texts.join() + values)`– ${`„a“`} €`',
  "'Ď'.match(/\\p{Lu}|[ď–ž]/gu)",
])('a module with %s is the same in Latin-1', (code, { expect }) => {
  const escaped = escapeBeyondLatin(code, 'a.js')
  expect(escaped).toMatch(/^[\0-\xff]+$/)
  expect(escaped).not.toBe(code)
  expect(valueOf(escaped)).toEqual(valueOf(code))
})

it('leaves Latin-1 as it is written', ({ expect }) => {
  const code = 'export const a = "Zubehör \\u2013 ½ m³"'
  expect(escapeBeyondLatin(code, 'a.js')).toBe(code)
})

it('refuses String.raw, which would read the escape as text', ({ expect }) => {
  const code = 'const sign = String.raw`[=＝]`'
  expect(() => escapeBeyondLatin(code, 'a.js')).toThrow('a.js: String.raw needs an escape in [=＝]')
})
