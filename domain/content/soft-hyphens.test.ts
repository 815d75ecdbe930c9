import { expect, it } from 'vitest'
import { withSoftHyphens } from './soft-hyphens.ts'

const shown = (title: string) => withSoftHyphens(title).replaceAll('\u{ad}', '|')

it.each([
  ['Wärmerückgewinnung', 'Wärmerück|gewinnung'],
  ['Industrieventilatoren', 'Industrie|ventilatoren'],
  ['Volumenstromregler & Rückschlagklappen', 'Volumenstrom|regler & Rückschlag|klappen'],
  // Short words always fit, and unknown ones stay unchanged.
  ['Rohrfilter', 'Rohrfilter'],
  ['Filter', 'Filter'],
  ['Rekuperační jednotky', 'Rekuperační jednotky'],
  ['Ventilatorenzubehörteile', 'Ventilatorenzubehörteile'],
])('long words of titles are hyphenated at a seam: %s', (title, marked) => {
  expect(shown(title)).toBe(marked)
})
