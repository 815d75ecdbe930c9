import { atLeast, atMost } from './air-rules.ts'
import { end, figure, type MeasureRule, one, rule, start } from './measure-rule.ts'
import { plainQuery } from './plain-query.ts'
import type { Choice } from './trade-facet.ts'

/** Spellings of currencies in queries, without diacritics; `1000,-` is in the visitor's currency. */
const currencies: readonly (readonly [pattern: string, code: string | null])[] = [
  ['€|eur(?:o[sv]?|a|ach|om)?', 'EUR'],
  ['kc|czk|korun\\p{L}*', 'CZK'],
  ['£|gbp|pounds?|quid', 'GBP'],
  ['\\$|usd|dollars?|dolar\\p{L}*', 'USD'],
  ['chf|franken', 'CHF'],
  ['pln|zl|zloty\\p{L}*', 'PLN'],
  ['[.,] ?-+', null],
]

/** With thousands: `1.000`, `1 000`. */
const amount = '(\\d{1,2}[ .]\\d{3}|\\d{1,6}(?:[.,]\\d{1,2})?)'
const currency = `(${currencies.map(([pattern]) => pattern).join('|')})`
const about =
  '(?:fuer|fur|um|circa|ca\\.?|for|around|about|za|kolem|okolo|cca|(?:billiger|guenstiger|gunstiger) als|(?:levnejsi|levneji) nez|lacnejsi\\p{L}* ako|cheaper than|nicht mehr als|not more than|no more than)'
const between = '(?:zwischen|von|od|mezi|medzi|between|from)'
const to = ' ?(?:-+|bis|und|az|do|a|to|and) ?'

const cheapest =
  `${start}(?:(?:am )?(?:billigst|gunstigst|guenstigst|preiswertest|preisgunstigst|preisguenstigst)\\p{L}*` +
  '|(?:niedrigst|kleinst)\\p{L}* preis|nejlevn\\p{L}*|nejnizsi\\p{L}* cen\\p{L}*' +
  `|najlacn\\p{L}*|najnizs\\p{L}* cen\\p{L}*|cheapest|lowest price[sd]?|least expensive)${end}`
const isCheapest = new RegExp(cheapest, 'u')

/** Whether a query asks for an order by price: `günstigster Badlüfter`. */
export function asksForCheapest(query: string): boolean {
  return isCheapest.test(plainQuery(query))
}

/** A price is a limit, whether the query says so or not: `Lüfter 50 Euro`. */
export const priceRules: MeasureRule[] = [
  // An order, which says nothing of the products.
  rule(cheapest, () => one()),
  rule(
    `${start}(?:${between} ${amount} ?${currency}?${to}|${amount} ?${currency}${to}|${amount} ?-+ ?)${amount} ?${currency}${end}`,
    ([, a, , b, , c, high, unit]) => priceBetween(a || b || c, high, unit),
  ),
  rule(
    `${start}(?:${between} )?${currency} ?${amount}${to}${currency}? ?${amount}${end}`,
    ([, unit, from, , high]) => priceBetween(from, high, unit),
  ),
  rule(`${start}${atLeast} ${amount} ?${currency}${end}`, ([, from, unit]) =>
    priceBetween(from, undefined, unit),
  ),
  rule(`${start}(?:(?:${atMost}|${about}) )?${amount} ?${currency}${end}`, ([, high, unit]) =>
    priceBetween(undefined, high, unit),
  ),
  rule(`${start}${atLeast} ${currency} ?${amount}${end}`, ([, unit, from]) =>
    priceBetween(from, undefined, unit),
  ),
  rule(`${start}(?:(?:${atMost}|${about}) )?${currency} ?${amount}${end}`, ([, unit, high]) =>
    priceBetween(undefined, high, unit),
  ),
]

function priceBetween(from: string | undefined, to_: string | undefined, unit = '') {
  const [, code = null] =
    currencies.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'u').test(unit)) ?? []
  const numberOf = (text = '') => (text === '' ? null : figure(text.replace(/[ .](?=\d{3})/, '')))
  const price: Choice = {
    code: 'price',
    range: { from: numberOf(from), to: numberOf(to_) },
    currency: code,
  }
  return one({ any: [price] })
}
