import {
  end,
  figure,
  type MeasureRule,
  type FacetAlternatives,
  one,
  rule,
  start,
} from './measure-rule.ts'
import { flowUnits, pressureUnits } from '../units.ts'
import { type KnownValues, rangeFacet, valueFacet } from './trade-facet.ts'

const hourly = '(?: ?(?:/|za|pro|per|an|je|na)? ?(?:h(?:od\\p{L}*|r|our)?|stunde)(?![\\p{L}\\d]))?'

const per = '(?: ?/ ?| (?:pro|per|za|je|na|an?) )'
const second = 's(?:ec|ek|econds?|ekund\\p{L}*)?'
/** `350 m³ s bypassem`: with, not per second. */
const noPreposition = '(?<!(?<!/) s(?= \\p{L}))'
const minute = 'min\\p{L}*'
const short = '(?:m ?3|cbm)'
const spelled = '[kc]ubi[ck]\\p{L}*(?: met\\p{L}*)?'
const litre = '(?:l|ltr|lit(?:er|re|r)\\p{L}*)'

/** Spellings of units in queries, with their factor to m³/h or Pa; longest first. */
const flows: readonly (readonly [pattern: string, factor: number])[] = [
  [`(?:${short}(?:${per}| ?)|${spelled}${per})${second}${noPreposition}`, 3600],
  [`(?:${short}(?:${per}| ?)|${spelled}${per})${minute}`, 60],
  [`${litre}(?:${per}|[ /]{0,3})${second}${noPreposition}`, flowUnits['l/s']],
  [`${litre}${per}(?:h(?:od|our|r)?\\p{L}*|stunde)`, 0.001],
  [`${litre}(?:${per}| )${minute}`, 0.06],
  [`[kc]ubi[ck]\\p{L}* (?:feet|foot|fuss)${per}${minute}`, 1.69901],
  // Cubic feet a minute.
  ['cfm', 1.69901],
  // `5 m 3 Stück` is a length and a quantity.
  [`m(?:3| 3(?! (?:st|ks|kus|bal|rol|pack|pc|x)))${hourly}`, 1],
  [`cbm${hourly}`, 1],
  // `Kubikmeter`, `kubíků`, `metrů krychlových`, `cubic metres`.
  [`(?:metr\\p{L}* )?(?:[kc]ubi[ck]\\p{L}*|krychlov\\p{L}*)(?: met\\p{L}*)?${hourly}`, 1],
]
const pressures: typeof flows = [
  ['kpa', 1000],
  ['hpa', 100],
  ['mbar', 100],
  ['pa(?:scal\\p{L}*)?', 1],
  ['mm ?(?:ws|h2o|wc|wg|v\\.? ?s\\.?|wassers\\p{L}*)', pressureUnits['mmH₂O']],
  ['in(?:ch)?\\.? ?(?:wg|wc|h2o)', 249.089],
]
const amount = String.raw`(\d{1,7}(?:[.,]\d{1,3})?)`
const unitsOf = (units: typeof flows) => units.map(([pattern]) => `(?:${pattern})`).join('|')
const flow = `${amount} ?(${unitsOf(flows)})${end}`
const pressure = `${amount} ?(${unitsOf(pressures)})${end}`
const between = '[ ,;:/|@a-z-]{0,9}?'

/** Units that are written before their figure too, as in tables: `cfm 100`, `Pa 50`. */
const flowAhead = `(cfm|m ?3 ?/ ?h|cbm ?/ ?h|l ?/ ?s) ?[:=]? ?${amount}`
const pressureAhead = `(pa|kpa|mbar|mmws) ?[:=]? ?${amount}`

/** Words for upper and lower limits in four languages, without diacritics. */
export const atMost =
  '(?:unter|bis(?: zu)?|max\\.?|maximal|maximum|hoechstens|hochstens|weniger als|do|pod|maximalne|nejvyse|najviac|menej ako|mene nez|under|below|up to|at most|less than|max)'
export const atLeast =
  '(?:ab|mindestens|min\\.?|minimum|minimal|ueber|uber|mehr als|od|nad|alespon|aspon|minimalne|nejmene|najmenej|vice nez|viac ako|over|above|at least|more than|from)'

/** Air flow and pressure. */
export const airRules: MeasureRule[] = [
  rule(
    `${start}(?<!\\d ?)${flowAhead}${between}${pressureAhead}${end}`,
    ([, qUnit, q, paUnit, pa]) =>
      operatingPoint(inBase(q, qUnit, flows), inBase(pa, paUnit, pressures)),
  ),
  rule(`${start}${pressure}${between}${flow}`, ([, pa, paUnit, q, qUnit]) =>
    operatingPoint(inBase(q, qUnit, flows), inBase(pa, paUnit, pressures)),
  ),
  rule(`${start}${flow}${between}${pressure}`, ([, q, qUnit, pa, paUnit]) =>
    operatingPoint(inBase(q, qUnit, flows), inBase(pa, paUnit, pressures)),
  ),
  rule(`${start}${atMost} ${flow}`, ([, q, unit]) =>
    one(rangeFacet('q_max', null, inBase(q, unit, flows))),
  ),
  rule(`${start}${atLeast} ${flow}`, ([, q, unit]) =>
    one(rangeFacet('q_max', inBase(q, unit, flows), null)),
  ),
  rule(`${start}${flow}`, ([, q, unit]) => airflow(inBase(q, unit, flows))),
  rule(`${start}(?:${atLeast} |${atMost} )?${pressure}`, ([, pa, unit], known) =>
    resistance(inBase(pa, unit, pressures), known),
  ),
  rule(`${start}${flowAhead}${end}`, ([, unit, q]) => airflow(inBase(q, unit, flows))),
  rule(`${start}${pressureAhead}${end}`, ([, unit, pa], known) =>
    resistance(inBase(pa, unit, pressures), known),
  ),
]

function inBase(text: string | undefined, unit: string | undefined, units: typeof flows): number {
  const [, factor = 1] =
    units.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'u').test(unit ?? '')) ?? []
  return Math.round(figure(text) * factor * 10) / 10
}

function operatingPoint(q: number, pa: number): FacetAlternatives {
  return one({ any: [{ code: 'reaches', flow: q, pressure: pa }] })
}

/** Sensors are searched by the upper end of their range. */
function resistance(pascals: number, known: KnownValues): FacetAlternatives {
  const ranges = known.idsOf('range_pa').filter((id) => id.endsWith(`-${pascals}`))
  return [
    [rangeFacet('dp_max', pascals, null)],
    ...(ranges.length > 0 ? [[valueFacet('range_pa', ...ranges)]] : []),
  ]
}

/** A requested flow is a minimum, and excludes fans several times as strong. */
function airflow(q: number): FacetAlternatives {
  return [[rangeFacet('q_max', q, Math.round(q * 2.5))], [rangeFacet('q_max', q, null)]]
}
