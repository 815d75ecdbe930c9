/* Sizes spelled out, normalised like plainQuery: `hundertfünfundzwanzig`, `sto dvacet pět`. */

interface Language {
  /** A number and a half, by the number's word. */
  half: (unit: string) => string
  /** 1 to 9 as the first or last part of a number. */
  units: readonly string[]
  /** The numbers from 10 to 19 that occur in sizes. */
  teens: Readonly<Record<number, string>>
  /** 20 to 90. */
  tens: readonly string[]
  /** 100 to 500. */
  hundreds: readonly string[]
  /** Units before tens, as in German. */
  reversed: (unit: string, ten: string) => string
}

const cs: Language = {
  half: (unit) => `(?:${unit}) a pul`,
  units: 'jedna|jeden,dva|dve,tri,ctyri,peti?,sesti?,sedmi?,osmi?,devet'.split(','),
  teens: { 10: 'deseti?', 12: 'dvanacti?', 15: 'patnacti?' },
  tens: 'dvaceti?,triceti?,ctyriceti?,padesati?,sedesati?,sedmdesati?,osmdesati?,devadesati?'.split(
    ',',
  ),
  hundreds: 'sto,dve ?ste|dvesta,tri ?sta,ctyri ?sta,pet ?set'.split(','),
  reversed: (unit, ten) => `(?:${unit})a${ten}`,
}
const sk: Language = {
  half: (unit) => `(?:${unit}) a pol`,
  units: 'jedna|jeden,dva|dve,tri,styri,pat,sest,sedem,osem,devat'.split(','),
  teens: { 10: 'desat', 12: 'dvanast', 15: 'patnast' },
  tens: 'dvadsat(?:ich)?,tridsat(?:ich)?,styridsat(?:ich)?,patdesiat(?:ich)?,sestdesiat(?:ich)?,sedemdesiat(?:ich)?,osemdesiat(?:ich)?,devatdesiat(?:ich)?'.split(
    ',',
  ),
  hundreds: 'sto,dve ?sto,tri ?sto,styri ?sto,pat ?sto'.split(','),
  reversed: (unit, ten) => `(?:${unit})a${ten}`,
}
const de: Language = {
  half: (unit) => `${unit}einhalb`,
  units: 'ein(?:e[nm]?)?,zwei,drei,vier,fue?nf,sechs,sieben,acht,neun'.split(','),
  teens: { 10: 'zehn', 12: 'zwoe?lf', 15: 'fue?nfzehn' },
  tens: 'zwanzig,dreissig|dreißig,vierzig,fue?nfzig,sechzig,siebzig,achtzig,neunzig'.split(','),
  hundreds: '(?:ein ?)?hundert,zwei ?hundert,drei ?hundert,vier ?hundert,fue?nf ?hundert'.split(
    ',',
  ),
  reversed: (unit, ten) => `${unit} ?und ?(?:${ten})`,
}
const en: Language = {
  half: (unit) => `${unit} and a half`,
  units: 'one,two,three,four,five,six,seven,eight,nine'.split(','),
  teens: { 10: 'ten', 12: 'twelve', 15: 'fifteen' },
  tens: 'twenty,thirty,forty|fourty,fifty,sixty,seventy,eighty,ninety'.split(','),
  hundreds: '(?:(?:one|a) )?hundred,two hundred,three hundred,four hundred,five hundred'.split(','),
  reversed: (unit, ten) => `(?:${ten})[ -]?${unit}`,
}
const languages = [de, cs, sk, en]

const sizes = [
  45, 50, 60, 63, 75, 80, 90, 100, 110, 120, 125, 150, 160, 180, 200, 224, 250, 280, 315, 355, 400,
  450, 500,
]

/** Patterns of a number below a hundred. */
function belowHundred(number: number, { units, teens, tens, reversed }: Language): string[] {
  const [ten, unit] = [Math.floor(number / 10), number % 10]
  const teen = teens[number]
  if (teen !== undefined) return [teen]
  const [ofTen, ofUnit] = [tens[ten - 2], units[unit - 1]]
  if (ofTen === undefined) return []
  if (unit === 0) return [`(?:${ofTen})`]
  return ofUnit === undefined ? [] : [`(?:${ofTen})[ -]?(?:${ofUnit})`, reversed(ofUnit, ofTen)]
}

function spelled(number: number, language: Language): string[] {
  const [hundred, rest] = [Math.floor(number / 100), number % 100]
  const ofHundred = language.hundreds[hundred - 1]
  if (hundred === 0) return belowHundred(number, language)
  if (ofHundred === undefined) return []
  if (rest === 0) return [`(?:${ofHundred})`]
  return belowHundred(rest, language).map((below) => `(?:${ofHundred})(?: ?und ?| and | )?${below}`)
}

/** Larger ones first, because smaller ones match the beginning of their words. */
export const spelledSizes: readonly (readonly [size: string, pattern: string])[] = sizes
  .toReversed()
  .map((size) => [String(size), languages.flatMap((each) => spelled(size, each)).join('|')])

/** Small numbers, which are sizes only if a unit follows. */
export const spelledCounts: readonly (readonly [count: number, pattern: string])[] = [
  1, 2, 3, 4, 5, 6, 8, 10, 12,
].map((count) => {
  const words = languages.flatMap(({ units, teens }) => units[count - 1] ?? teens[count] ?? [])
  return [count, words.join('|')]
})

const numerals = new RegExp(
  `^(?:${[...languages.flatMap(({ units, teens }) => [...units, ...Object.values(teens)]), 'beide|paar|par|paer|couple|pair'].join('|')})$`,
  'u',
)

/** Whether a word, without diacritics, says how many: `zwei`, `dva`. */
export const isNumeral = (word: string): boolean => numerals.test(word)

/** Small numbers and a half: `anderthalb`, `dva a půl`. */
export const spelledHalves: readonly (readonly [count: number, pattern: string])[] = [1, 2, 3].map(
  (whole) => {
    const words = languages.flatMap(({ units, half }) => half(units[whole - 1] ?? ''))
    return [whole + 0.5, (whole === 1 ? ['anderthalb', ...words] : words).join('|')]
  },
)

/** Lengths in adjectives, without diacritics: `třímetrová`, `dvojmetrový`. */
export const metrePrefixes: Record<string, string> = {
  '0.5': 'pul|pol',
  '1': 'jedno',
  '1.5': 'jedenapul|jedenapol|poldruha|puldruha',
  '2': 'dvou?|dvoj|dva',
  '3': 'troj?|tri',
  '5': 'peti?|pat',
  '6': 'sesti?|sest',
  '10': 'deseti?|desat',
}

const metre = 'met(?:re|er)s?'
/** Lengths with a half, without diacritics. */
export const metreFractions: Record<string, string> = {
  '1.5': `metr a pul|meter a pol|(?:anderthalb|eineinhalb) ?meter|(?:one and a half|1 and a half|1 1/2) ${metre}|pul ?druheho metru|pol ?druha metra`,
  '2.5': `dva a pul metru|dva a pol metra|zweieinhalb ?meter|two and a half ${metre}`,
  '0.5': `(?:pul|pol) ?metr\\p{L}*|halbe[rn]? ?meter|half (?:a )?${metre}`,
}
