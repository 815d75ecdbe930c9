import { airRules, atLeast, atMost } from './air-rules.ts'
import { end, figure, type MeasureRule, number, one, rule, start } from './measure-rule.ts'
import { spelledCounts, spelledHalves } from './spelled-sizes.ts'
import { figureId, type KnownValues, rangeFacet, valueFacet } from './trade-facet.ts'

/** Spellings of square metres, without diacritics. */
export const squareMetres =
  'm ?2|qm|sqm|sq\\.? ?m|quadratmeter\\p{L}*|(?:metr\\p{L}* )?(?:ctverecni\\p{L}*|stvorcov\\p{L}*)(?: metr\\p{L}*)?|square met\\p{L}*'

/** Words for countable properties by parameter code, without diacritics. */
const counted: Readonly<Record<string, string>> = {
  rows: '(?:rohr)?reihen?|reihig\\p{L}*|rad(?:y|ovy|ove|ach)?|row|rows',
  slots: 'schlitze?n?|schlitzig\\p{L}*|sterbin\\p{L}*|strbin\\p{L}*|slots?',
  ports:
    'fach|anschluesse|anschlusse|abgaenge|abgange|vyvod\\p{L}*|hrdel|okruh\\p{L}*|outlets?|ports?|(?:way|port) (?=manifold|distribution)',
  pockets:
    'taschen?|taschig\\p{L}*|kapes|kaps(?:y|ami)|kapsov\\p{L}*(?= filtr)|vrec(?:ka|iek|kami)|pockets?(?! filter)|bags',
  speeds:
    'stufen?|stufig\\p{L}*|stupne|stupnov\\p{L}*|stupnu|rychlost\\p{L}*|speeds?(?! con)|steps?',
}

/** Numerals that begin adjectives: `třířadý`, `dvojštrbinová`, `zweireihig`. */
const prefixes: Readonly<Record<string, string>> = {
  1: 'jedno|ein',
  2: 'dvou|dvoj',
  3: 'tri|troj',
  4: 'ctyr|styr',
  5: 'peti|pat',
  6: 'sesti',
}
const countPattern = `\\d{1,2}|${[...spelledCounts.map(([, words]) => words), ...Object.values(prefixes)].join('|')}`

function countOf(text: string): string {
  if (/^\d/.test(text)) return text
  const isWhole = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u').test(text)
  const [prefix] = Object.entries(prefixes).find(([, words]) => isWhole(words)) ?? []
  return prefix ?? String(spelledCounts.find(([, words]) => isWhole(words))?.[0] ?? '')
}

/** With halves: `eineinhalb Kilowatt`. */
const amountPattern = `${spelledHalves.map(([, words]) => words).join('|')}|${countPattern}`

function amountOf(text: string): number {
  const isWhole = (words: string) => new RegExp(`^(?:${words})$`, 'u').test(text)
  const [half] = spelledHalves.find(([, words]) => isWhole(words)) ?? []
  return half ?? Number(countOf(text))
}

/** A controller must carry a current: the same, or else the next larger ones will do. */
function carrying(current: number, known: KnownValues): string[] {
  const ids = known.idsOf('i_ctrl')
  const same = figureId(current)
  if (ids.includes(same)) return [same]
  return ids.filter((each) => figure(each.replace('-', '.')) > current)
}

/** Numbers of phases by the voltage of such motors: `3-fázový`, `3 phase`. */
const phases: Readonly<Record<string, string>> = {
  230: '1|ein|jedno|one|single',
  400: '3|drei|tri|troj|three',
}

/** Numbers with a unit. */
export const unitRules: MeasureRule[] = [
  ...Object.entries(counted).map(([code, names]) =>
    rule(`${start}(${countPattern}) ?-?(?:${names})${end}`, ([, text = ''], known) => {
      const count = countOf(text)
      return known.idsOf(code).includes(count) ? one(valueFacet(code, count)) : null
    }),
  ),
  // A manifold has as many ports as hoses.
  rule(
    `${start}(${countPattern}) (?:hadic\\p{L}*|schlaeuche\\p{L}*|schlauche\\p{L}*|hoses)${end}`,
    ([, text = ''], known) => {
      const count = countOf(text)
      return known.idsOf('ports').includes(count) ? [[valueFacet('ports', count)], []] : null
    },
  ),
  // The size of a room: the calculator's, and of fans that are made for one.
  rule(`${start}${number} ?(?:${squareMetres})${end}`, ([, area]) => [
    [rangeFacet('room_m2', figure(area), null)],
    [],
  ]),
  ...airRules,
  // Of a transformer, what it supplies: `230/12 V`.
  rule(
    `${start}(?:2[234]0|400) ?v?(?: ?(?:/|->|>|-) ?| (?:auf|na|to) )(12|24) ?v(?:olt\\p{L}*)?${end}`,
    ([, volts = '']) => one(valueFacet('u', volts)),
  ),
  rule(
    `${start}(?:3 ?[x~] ?)?(12|24|230|240|380|400) ?v(?:olt\\p{L}*)?(?: ?(?:ac|dc)(?![\\p{L}\\d])|${end})`,
    ([, volts = '']) => {
      const id = { 240: '230', 380: '400' }[volts] ?? volts
      return one({
        any: [
          { code: 'u', values: [id] },
          { code: 'actuator', values: [`${id}v`] },
        ],
      })
    },
  ),
  ...Object.entries(phases).map(([volts, words]) =>
    rule(`${start}(?:${words})[ -]?(?:ph|faz|phas)(?:\\p{L}*)${end}`, () =>
      one(valueFacet('u', volts)),
    ),
  ),
  rule(`${start}(?:zwoelf|zwolf|dvanact|dvanast|twelve)[ -]?v(?:olt\\p{L}*)?${end}`, () =>
    one(valueFacet('u', '12')),
  ),
  // Directly after its number: `v` alone is a word.
  rule(`${start}(\\d{1,3})v(?:olt)?${end}`, ([, volts = '']) => one(valueFacet('u', volts))),
  rule(
    `${start}(?:${number}|(${amountPattern})) ?(?:kw|[kc]ilow\\p{L}*)${end}`,
    ([, power, count]) => {
      const id = figureId(power ? figure(power) : amountOf(count ?? ''))
      return [[valueFacet('p_heat', id)], [valueFacet('p_motor', id)]]
    },
  ),
  rule(`${start}(?:${atMost} |${atLeast} )?${number} ?w(?:att\\p{L}*)?${end}`, ([, power]) => [
    [valueFacet('p_heat', figureId(figure(power) / 1000))],
    [rangeFacet('p_el', null, figure(power))],
  ]),
  rule(`${start}${number} ?a(?= *[,;.]?$)`, ([, current], known) => {
    const ids = carrying(figure(current), known)
    return ids.length > 0 ? one(valueFacet('i_ctrl', ...ids)) : null
  }),
  rule(
    `${start}(?:${number} ?a(?:mp\\p{L}*)?|(${amountPattern}) ?amp\\p{L}*)${end}`,
    ([text = '', figures, words = ''], known) => {
      const current = figures ? figure(figures) : amountOf(words)
      const ids = carrying(current, known)
      // `2 a 3` is `2 and 3`.
      const isAnd = text.endsWith(' a') && ids.length > 1
      return ids.length > 0 && !isAnd ? one(valueFacet('i_ctrl', ...ids)) : null
    },
  ),
  rule(`${start}${number} ?nm${end}`, ([, torque]) =>
    one(valueFacet('torque', figureId(figure(torque)))),
  ),
  rule(`${start}${number} ?ml${end}`, ([, volume]) =>
    one(valueFacet('volume', figureId(figure(volume)))),
  ),
  rule(
    `${start}(?:${atMost} |${atLeast} )?${number} ?(?:db(?: ?\\(?a\\)?)?|dezibel\\p{L}*|decibel\\p{L}*)${end}`,
    ([, level]) => [
      [rangeFacet('lpa', null, figure(level))],
      [rangeFacet('attenuation', figure(level), null)],
      [rangeFacet('lwa', null, figure(level))],
    ],
  ),
]
