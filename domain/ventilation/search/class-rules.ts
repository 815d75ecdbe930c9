import { end, type MeasureRule, one, rule, start } from './measure-rule.ts'
import { spelledCounts } from './spelled-sizes.ts'
import { type KnownValues, valueFacet } from './trade-facet.ts'

const startingWith = (known: KnownValues, code: string, beginning: string) =>
  known.idsOf(code).filter((id) => id.startsWith(beginning))

/** Classes of EN 779 and EN 1822, whether in the catalogue or not. */
const filterClass = /^(?:g[1-4]|m[56]|f[5-9]|[heu]1\d)$/

/** Classes of EN 779 by the lowest MERV class of ASHRAE 52.2 that they are compared with. */
const mervClasses: readonly (readonly [from: number, id: string])[] = [
  [15, 'f9'],
  [14, 'f8'],
  [13, 'f7'],
  [11, 'm6'],
  [9, 'm5'],
  [7, 'g4'],
  [5, 'g3'],
  [1, 'g2'],
]

const volts = 'v(?:olt\\p{L}*)?(?: ?dc)?'

const zone = `${start}(?:zone|zon[auey]|schutzbereich) ?([12])${end}`
const explosive = `(?:(?<![\\p{L}\\d])(?:atex|ex)${end}|explos|vybus|vybuch)`

/** Between the ends of a signal: `0...10 V`, `4 až 20 mA`. */
const upTo = ' ?(?:-+|\\.{2,3}|…|/|bis|az|do|to) ?'

/** Classes, ratings and colours, which cannot be confused with other measures. */
export const classRules: MeasureRule[] = [
  // The name of a standard adds nothing to its class.
  rule(
    `${start}(?:(?:din )?en[ -]*779|(?:en )?iso[ -]*16890|iso(?= ?(?:e?pm|coarse))|din[ -]*18017(?:-3)?)${end}`,
    () => one(),
  ),
  rule(`${start}(?:(?:din|bs|csn|stn|onorm) )?en[ -]*\\d{3,5}(?:-\\d{1,2})?${end}`, () => one()),
  rule(`${start}(?:din|vdi|csn|stn)[ -]*\\d{4,5}(?:-\\d{1,2})?${end}`, () => one()),
  // British specifications of ductwork: `DW/144`.
  rule(`${start}(?:(?:hvca|besa) )?dw ?[/-]? ?1[4-7]\\d${end}`, () => one()),
  rule(`${start}(?:m-?)?lu?e?ar${end}`, () => one()),
  // Of an explosive atmosphere: what is made for zone 1 may be in zone 2 too.
  ...[`(?<=${explosive}.*)${zone}`, `${zone}(?=.*${explosive})`].map((pattern) =>
    rule(pattern, ([, number]) =>
      one(valueFacet('atex', ...(number === '1' ? [] : ['3g']), '2g-eb', '2g-h')),
    ),
  ),
  rule(zone, ([, number = '']) => one(valueFacet('zone', number))),
  rule(`${start}pod omie?tk\\p{L}*${end}`, () => one(valueFacet('mounting', 'flush'))),
  rule(`${start}na omie?tk\\p{L}*${end}`, () => one(valueFacet('mounting', 'surface'))),
  rule(`${start}(?:0 ?-+ ?10(?: ?${volts})?|0${upTo}10 ?${volts})${end}`, () =>
    one({
      any: [
        { code: 'ctrl_signal', values: ['0-10v'] },
        { code: 'ctrl', values: ['0-10v'] },
      ],
    }),
  ),
  rule(`${start}4${upTo}20 ?ma${end}`, () => one(valueFacet('ctrl_signal', '4-20ma'))),
  rule(`${start}(\\d{1,3})${upTo}(\\d{2,4}) ?pa(?:scal\\p{L}*)?${end}`, ([, from, to], known) => {
    const ranges = rangesAround(Number(from), Number(to), known)
    return ranges.length > 0 ? one(valueFacet('range_pa', ...ranges)) : null
  }),
  // Of humidity: `40-90 %` is the range of every humidistat, and neither a size nor a class.
  rule(`${start}\\d{1,2} ?%? ?(?:-+|–|az|bis|do|to) ?\\d{2,3} ?%(?: ?r\\.?[hf]\\.?${end})?`, () =>
    one(),
  ),
  // Against water alone, whatever the protection against dust: `IPX5` is `IP45`, `IP55` or better.
  rule(`${start}ip ?-?x ?([1-8])${end}`, ([, water = ''], known) => {
    const ids = known.idsOf('ip').filter((id) => /^ip[\dx][\dx]$/.test(id) && id.charAt(3) >= water)
    return one(valueFacet('ip', ...(ids.length > 0 ? ids : [`ipx${water}`])))
  }),
  rule(`${start}ip ?-? ?(\\d{1,2})${end}`, ([, digits]) => one(valueFacet('ip', `ip${digits}`))),
  rule(
    `${start}(?:energie(?:effizienz)?klasse|energeticka (?:trida|trieda)|energy (?:class|rating)|effizienzklasse) ?([a-g])(\\+?)(?![\\p{L}\\d+])`,
    ([, letter, plus]) =>
      one(valueFacet('energy_class', plus === '' ? `${letter}` : `${letter}-plus`)),
  ),
  rule(`${start}ral ?-?(\\d{4})${end}`, ([, code]) => one(valueFacet('color_ral', `ral-${code}`))),
  rule(`${start}r?ei[ -]?s?[ -]?(\\d{2,3})(?: ?s)?${end}`, ([, minutes]) =>
    one(valueFacet('fire_class', `ei${minutes}`)),
  ),
  // Fire dampers of other makers are named after their class, if the shop has it: `PKTM-90 200`.
  rule(
    `(?<=(?<![\\p{L}\\d])(?:pktm|bsk|bkf|fk)(?: ?iii)?[ -]?)(30|60|90|120)(?![\\p{L}\\d.,]| ?min)`,
    ([, minutes]) => [[valueFacet('fire_class', `ei${minutes}`)], []],
  ),
  // A run-on time, which is set on the fan.
  rule(
    `${start}(?:[1-9]|[12][05]|${spelledCounts.map(([, words]) => words).join('|')})[ -]?min(?:ut\\p{L}*)?${end}`,
    () => one(),
  ),
  // Of a timer they are minutes.
  rule(`${start}(30|60|90|120)[ -]?min(?:ut\\p{L}*)?${end}`, ([, minutes]) => [
    [valueFacet('fire_class', `ei${minutes}`, `k${minutes}`)],
    [],
  ]),
  rule(`${start}k ?(30|60|90)(?:-18017)?${end}`, ([, minutes]) =>
    // K classes of DIN 4102: replaced by EI for dampers and ducts, still used for valves.
    [[valueFacet('fire_class', `k${minutes}`)], [valueFacet('fire_class', `ei${minutes}`)]],
  ),
  rule(`${start}[flr] ?(30|60|90)${end}`, ([, minutes]) =>
    one(valueFacet('fire_class', `ei${minutes}`, `k${minutes}`)),
  ),
  rule(
    `${start}e?pm ?(10|2[.,]5|1)(?:[ -]+(\\d{2})(?: ?%)?)?${end}`,
    ([, size = '', share], known) => {
      const beginning = `epm${size.replace(/[.,]/, '')}-`
      const ids = startingWith(known, 'filter_iso', beginning + (share ?? ''))
      if (ids.length > 0) return one(valueFacet('filter_iso', ...ids))
      // An unavailable percentage is still valid: the nearest of the same dust group may do.
      const isClass = startingWith(known, 'filter_iso', beginning).length > 0
      return isClass ? one(valueFacet('filter_iso', beginning + share)) : null
    },
  ),
  rule(`${start}coarse(?: ?(\\d{2})(?: ?%)?)?${end}`, ([, share], known) => {
    const ids = startingWith(known, 'filter_iso', `coarse-${share ?? ''}`)
    return ids.length > 0 ? one(valueFacet('filter_iso', ...ids)) : null
  }),
  rule(`${start}merv[ -]?(\\d{1,2})${end}`, ([, merv]) => {
    const id = mervClasses.find(([from]) => Number(merv) >= from)?.[1]
    return id === undefined ? null : one(valueFacet('filter_en779', id))
  }),
  // Eurovent 4/5, from before EN 779: `EU7`.
  rule(`${start}eu[ -]?([1-9]|1[0-4])${end}`, ([, figure = '']) =>
    one(valueFacet('filter_en779', `${eurovent(Number(figure))}${figure}`)),
  ),
  rule(`${start}([gmf]\\d|[heu]1\\d)${end}`, ([, id = ''], known) => {
    const meanings = ['filter_en779', 'thread']
      .filter((code) => known.idsOf(code).includes(id))
      .map((code) => [valueFacet(code, id)])
    if (meanings.length > 0) return meanings
    return filterClass.test(id) ? one(valueFacet('filter_en779', id)) : null
  }),
]

/** The letter that EN 779 and EN 1822 put before a class of Eurovent 4/5. */
function eurovent(figure: number): string {
  if (figure < 5) return 'g'
  return figure < 7 ? 'm' : figure < 10 ? 'f' : 'h'
}

/** Measuring ranges of sensors that contain a range in pascals; the same one alone, if it exists. */
function rangesAround(from: number, to: number, known: KnownValues): string[] {
  const ids = known.idsOf('range_pa')
  if (ids.includes(`${from}-${to}`)) return [`${from}-${to}`]
  return ids.filter((id) => {
    const [lowest = Infinity, highest = 0] = id.split('-').map(Number)
    return lowest <= from && highest >= to
  })
}
