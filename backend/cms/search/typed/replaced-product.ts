import { plainQuery } from '../../../../domain/ventilation/search/plain-query.ts'

const old = '(?:(?:an?|my|the|our|old|einen?|eine|den|die|das|meinen?|alten?) )*'
/** Its noun is last; `replacing a fan with timer` says nothing of another one. */
const english = new RegExp(
  `^(?:replac(?:e|ing)|swap(?:ping)?) ${old}((?:.*? )?)(\\p{L}+) (?:with|for|by) (?:an? (?:one )?|one )(.+)$`,
  'u',
)
/** Its noun is first. */
const others = new RegExp(
  `^(?:vymen(?:it|im|a|ime)|nahradit|nahradim|ersetze|tausche) ${old}(\\p{L}+)((?: .*?)?) (?:za|gegen|durch) ${old}(.+)$`,
  'u',
)
const size = /(?<!\d)(?:ø|dn ?)?\d+(?:[.,/x]\d+)*(?: ?(?:mm|cm|inch(?:es)?|in|zoll|"))?/gu

/**
 * What is wanted instead, with the noun and the sizes of what it replaces: `replace pull cord fan with
 * a PIR one`.
 */
export function withoutReplaced(query: string): string {
  const plain = plainQuery(query)
  const last = english.exec(plain)
  const found = last ?? others.exec(plain)
  if (!found) return query
  const [, a = '', b = '', wanted = ''] = found
  const [noun, rest] = last ? [b, a] : [a, b]
  const sizes = /\d/.test(wanted) ? [] : (rest.match(size) ?? [])
  const own = query.slice(plain.lastIndexOf(wanted))
  return [noun, ...sizes, own].join(' ')
}
