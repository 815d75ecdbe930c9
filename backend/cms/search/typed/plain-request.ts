import { plainQuery } from '../../../../domain/ventilation/search/plain-query.ts'
import { withoutReplaced } from './replaced-product.ts'

/* What a query says besides its products, in four languages and without diacritics: greetings,
   requests, numbers of tender items, quantities, availability. */

const greetings =
  'hallo|hello|hi|hey|moin|servus|ahoj|guten (?:tag|morgen|abend)|gr(?:u|ue)(?:ß|ss) gott|dobry (?:den|vecer)|zdravim|good (?:morning|afternoon)'
const requests = [
  '(?:(?:ich|wir) )?(?:suchen?|brauchen?|brauchten?|braeuchten?|benotigen?|benoetigen?)(?: dringend)?',
  '(?:haben|fuhren|fuehren|verkaufen) (?:sie|ihr)',
  'hledam|shanim|hladam|zhanam|poptavam|potrebuj[ie]m?|mate|prosim',
  "(?:i(?:'m| am)? )?(?:looking for|searching for|in need of|need|want)(?: some)?",
  'do you (?:have|sell|stock)|please',
].join('|')
/** Of somebody else: `Mieter meldet`. */
const reports = [
  '(?:(?:unser|der|ein) )?(?:mieter|nachbar|bewohner|kunde)(?:in)? (?:meldet|sagt|berichtet)(?:,? dass)?',
  '(?:najemni[kc]e?|najomni[kc]a?|soused|sused) (?:hlasi|tvrdi|rika|hovori)(?:,? ze)?',
  '(?:(?:our|the|a) )?(?:tenants?|residents?|neighbours?) (?:says?|reports?|reporting)(?: that)?',
].join('|')
const items = [
  // Of a tender: `Pos. 3.12`, `01.02.0030`; of a list: `3.`.
  '(?:(?:lv|vv|boq)[ :]+)?(?:pos(?:ition)?|pol(?:ozka)?|lfd\\.? ?nr|item)\\.? ?\\d{1,4}(?:[.-]\\d{1,4})*[.:)]?',
  '(?:\\d{1,3}(?:\\.\\d{1,4}){2,}|0\\d(?:\\.\\d{1,4})+)\\.?',
  '\\d{1,2}[.)](?= \\p{L})',
  '[1-5] x(?= (?:ø|dn ?)?\\d{2,4}(?:mm)?(?: |$))',
  '[-•>]+',
].join('|')
const before = new RegExp(
  `^(?:(?:${greetings}|${requests}|${reports}|${items})(?:[,!.:;]? |$))+`,
  'u',
)
const pieces = 'ks|kus(?:y|u|ov)?|stk\\.?|stuck|stueck|pcs|pieces?'
// One separator at a time: the same text must not match in several ways, or a long one takes forever.
const after = new RegExp(
  `(?:[ ,](?:auf lager|lagernd|vorratig|vorraetig|(?:sofort )?lieferbar|skladem|skladom|in stock)|[,;] ?\\d{1,4} ?(?:${pieces})|[?!;, ])+$`,
  'u',
)
const quantity =
  /(?:^|[ ,;]+)(?:menge|anzahl|stuckzahl|stueckzahl|pocet|mnozstvi|mnozstvo|qty|quantity)[.:]{0,2} ?\d{1,4}(?![\d.,]|\p{L})/u
/** Of a tender: `vč. 30 % tvarovek`, `inkl. 20 % Formteile`. */
const share =
  /[ ,;(]*(?<!\p{L})(?:vc\.|vcetne|vrat\.|vratane|inkl\.?|inklusive|einschl\.?|incl\.?|including|zzgl\.?) ?(?:ca\. ?|cca ?)?\d{1,2} ?%(?: \p{L}+)?\)?/u
const label = /(?<!\p{L})material ?:/u
/** Behind a size: `160 ks 4`, but not `4 ks 125`. */
const pieceCount = /(?<=\d{2,3}(?: ?mm)?)[ ,]+(?:ks|stk\.?|stuck|pcs) ?(?:[1-9]|[12]\d)$/u
/** `Bogen 125 x 5`, but not `24 x 24 x 2` or `204 x 60`. */
const times =
  /(?<=\p{L}\d?|(?<![ \d]x ?)(?<![\d.,])\d{2,4}|\dmm) x(?: [1-9]|(?<=\p{L} x) \d{1,3})$/u
/** Opposites that leave the shape open: `eckig oder rund`. */
const shapes =
  '(?:(?:recht|vier)?eckig|rund|hranat|ctyrhrann|stvorhrann|kulat|kruhov|okruhl)\\p{L}*|round|square|rectangular'
const opposites = new RegExp(
  `(?<!\\p{L})(?:${shapes})(?: ?/ ?| (?:oder|nebo|alebo|or) )(?:${shapes})(?!\\p{L})`,
  'u',
)
const quoted = /(?<![^\s])["„“”»«']+([^"„“”»«]+)["“”»«']+(?=[\s,.;?!]|$)/gu

/** The query without what does not describe a product; as typed, if nothing else is in it. */
export function plainRequest(typed: string): string {
  const query = typed
    .replace(/(?<=[\p{L}\d])\+(?=[\p{L}\d])|\s+/gu, ' ')
    .replace(quoted, '$1')
    .replace(/(?<=[ \d])w\/o(?= )/giu, 'without')
    .replace(/(?<= )w\/ ?(?=\p{L})/giu, 'with ')
    .replace(/(?<![\d.,])(\d{2,4})[.,]0+(?= ?mm)/g, '$1')
    .trim()
  const request = [before, share, after, pieceCount, quantity, times, label, opposites]
    .reduce(without, query)
    .trim()
  return withoutReplaced(request) || typed
}

function without(query: string, part: RegExp): string {
  const found = part.exec(plainQuery(query))
  if (!found) return query
  const rest = query.slice(found.index + found[0].length)
  return `${query.slice(0, found.index)}${found.index > 0 && rest ? ' ' : ''}${rest}`
}
