import { codeKey } from '../../../domain/bulk/merge-bulk.ts'

/* Folding of indexed texts and queries: without diacritics, ß as ss, and every notation of a
   diameter (Ø 125, DN125, 125 mm, 125ka) as `dn125`. */

const letters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  '²': '2',
  '³': '3',
}
const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

const diameterBefore =
  /(?:[ø⌀]|(?<![\p{L}\d])(?:dn|d|fi|durchmesser|nennweite|průměr|prumer|priemer|diameter))\s*(\d{2,4})(?!\d)/gu
const diameterAfter = /(?<![\p{L}\d.,])(\d{2,4})(?:\s?mm|ka|er)(?![\p{L}\d])/gu

/** Second halves of German compounds that are also searched alone. */
const heads = [
  'lufter',
  'ventilator',
  'ventilatoren',
  'rohr',
  'rohre',
  'schlauch',
  'schlauche',
  'gitter',
  'klappe',
  'klappen',
  'ventil',
  'ventile',
  'filter',
  'dampfer',
  'schalldampfer',
  'regler',
  'bogen',
  'kanal',
  'haube',
  'hauben',
  'schelle',
  'schellen',
  'band',
  'gerat',
  'gerate',
  'sensor',
  'sensoren',
  'kasten',
  'register',
  'schleier',
  'stutzen',
  'deckel',
  'auslass',
  'auslasse',
  'durchlass',
  'matte',
  'matten',
]

/** Search words, diameters joined to one word. */
export function queryWords(query: string): string[] {
  return split(foldText(joinDiameters(query)))
}

/** Diameters as `dn125`, so that a short `DN 80` survives as one term. */
export function joinDiameters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(diameterBefore, ' dn$1 ')
    .replace(diameterAfter, ' dn$1 ')
}

/** All index words of a text: folded, with umlauts as two letters, and parts of compounds. */
export function indexWords(text: string): Set<string> {
  const joined = joinDiameters(text)
  const words = new Set(split(foldText(joined)))
  for (const word of split(
    foldText(joined.replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter)),
  ))
    words.add(word)
  // A copy, because added words must not be split again.
  for (const word of Array.from(words)) {
    if (/^dn\d+$/.test(word)) words.add(word.slice(2))
    for (const part of compoundParts(word)) words.add(part)
  }
  return words
}

/**
 * A folded word as unicode61 tokenises it, whatever the spelling of umlauts and ß: `luefter`,
 * `grossmann`.
 */
export function umlautVariants(word: string): string[] {
  const plain = word.replace(/([aou])e/g, '$1')
  return [word, plain, word.replace(/ss/g, 'ß'), plain.replace(/ss/g, 'ß')]
}

/** The key of a product code or EAN as a word of the full-text tables. */
export function indexCode(code: string): string {
  return codeKey(code).toLowerCase()
}

export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßøđłæœ²³]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}

function split(text: string): string[] {
  return text.split(/[^\p{L}\d]+/u).filter(Boolean)
}

function compoundParts(word: string): string[] {
  const head = heads.find((end) => word.endsWith(end) && word.length >= end.length + 3)
  return head ? [head, word.slice(0, -head.length)] : []
}

/** `Paarweise` and `stufenweise` have no colour. */
export function isAdverb(word: string): boolean {
  return /[^s]weise$/i.test(word)
}
