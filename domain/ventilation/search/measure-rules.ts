import { classRules } from './class-rules.ts'
import { degreeRules } from './degree-rules.ts'
import { end, type MeasureRule, one, rule, start } from './measure-rule.ts'
import { priceRules } from './price-rules.ts'
import { roundMeanings } from './size-meanings.ts'
import { sizeRules } from './size-rules.ts'
import { valueFacet } from './trade-facet.ts'
import { unitRules } from './unit-rules.ts'

const pieces = 'ks|kus(?:y|u|ov)?|stk|stuec?k|stuck|pcs|pieces?'

const packs = 'packung\\p{L}*|pack|packs|paket|vpe|box|baleni\\p{L}*'

/** Beginnings of words that make a box a product: `filter box 250`. */
const boxed = '(?:filt|venti|lu?e?ft|schall|aku?st|acoust|ro[zv]|distrib|verteil)'

/** A quantity belongs to the cart, not to the search. */
const amountRules: MeasureRule[] = [
  rule(`(?<=^\\s*)\\d{1,3}(?:x(?=\\s)| x(?=\\s+\\p{L}))`, () => one()),
  rule(`(?<=\\s)\\d{1,2}x(?=\\s+\\p{L}{2})`, () => one()),
  rule(`(?<=\\s)(?<!\\bip\\s)(?:\\d{1,3}x|x\\d{1,3})(?=\\s*$)`, () => one()),
  // Screws are sold in packs: `500 ks`, `pack of 500`.
  ...[
    `${start}(?:${packs}) (?:of|po|mit|zu|je) (\\d{2,4})${end}`,
    `${start}(\\d{2,4})(?:er|ks)?[ -]?(?:${packs})${end}`,
    `${start}(\\d{3}) ?(?:${pieces})\\.?${end}`,
  ].map((pattern) =>
    rule(pattern, ([, count = ''], known) =>
      known.idsOf('pieces').includes(count) ? [[valueFacet('pieces', count)], []] : null,
    ),
  ),
  // Of what comes in a box of its own, it is a size: `VAV box 250`.
  rule(`(?<!${boxed}\\p{L}* )${start}(?:${packs}) (\\d{2,4})${end}`, ([, count = ''], known) =>
    known.idsOf('pieces').includes(count)
      ? [[valueFacet('pieces', count)], ...roundMeanings(count, known), []]
      : null,
  ),
  rule(`${start}\\d{1,3} ?(?:${pieces})\\.?${end}`, () => one()),
]

/** In order of precedence: matched text is not matched again. */
export const measureRules: readonly MeasureRule[] = [
  ...amountRules,
  ...priceRules,
  ...classRules,
  ...unitRules,
  ...degreeRules,
  ...sizeRules,
]
