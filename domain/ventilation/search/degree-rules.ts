import { end, figure, type MeasureRule, number, one, rule, start } from './measure-rule.ts'
import {
  figureId,
  type KnownValues,
  rangeFacet,
  type TradeFacet,
  valueFacet,
} from './trade-facet.ts'

const degree = `(?:°|(?:grad|gradig\\p{L}*|stupn\\p{L}*|st\\.?|degrees?|deg)${end})`

/** Words before a temperature, without diacritics: `Auslösetemperatur`, `tavná pojistka`. */
const heatWords =
  'temperatur\\p{L}*|hitze\\p{L}*|hei(?:ß|ss)\\p{L}*|warmluft|schmelz\\p{L}*|besta?e?ndig\\p{L}*|teplot\\p{L}*|hork\\p{L}*|horuc\\p{L}*|pojistk\\p{L}*|poistk\\p{L}*|odoln\\p{L}*|zi?aruvzdorn\\p{L}*|temp|heat|hot|heatproof|resistant|proof|fuse|fusible link'
const upTo = 'bis|zu|von|max\\.?|auf|do|na|az|pri|bei|at|of|to|up to'
const afterHeat = `(?<=(?:${heatWords})(?: (?:${upTo}))* )`
const beforeHeat =
  '(?= (?:temperatur|hitze|hei(?:ß|ss)|warmluft|schmelz|teplot|hork|horuc|heat |hot |fus))'

/** A temperature that air may have, or at which a fire damper closes: `Schmelzlot 72 °C`. */
function temperature(text = ''): TradeFacet[][] {
  const degrees = figure(text)
  return [[rangeFacet('t_max', degrees, null)], [valueFacet('fuse_temp', figureId(degrees))]]
}

/** The slopes of a roof that include one. */
function pitch(degrees: number, known: KnownValues): TradeFacet[][] {
  const ids = known.idsOf('pitch').filter((id) => {
    const [from = Infinity, to = 0] = id.split('-').map(Number)
    return from <= degrees && degrees <= to
  })
  return ids.length > 0 ? [[valueFacet('pitch', ...ids)]] : []
}

/** Degrees are those of an angle or of a temperature; the requested products decide. */
export const degreeRules: MeasureRule[] = [
  rule(
    `${start}${number} ?(?:° ?c|(?:grad|stupnu|stupnov|degrees?) c(?:elsius)?)${end}`,
    ([, degrees]) => temperature(degrees),
  ),
  // Only beside a word for heat: `125C` is a fan with a pull cord.
  ...[`${start}${afterHeat}(\\d{2,3}) ?c${end}`, `${start}(\\d{2,3}) ?c${end}${beforeHeat}`].map(
    (pattern) => rule(pattern, ([, degrees]) => temperature(degrees)),
  ),
  // A bend: `100x90°`, `45° x 125`.
  rule(`${start}(\\d{2,4}) ?x ?(\\d{2}) ?${degree}`, ([, size = '', angle = '']) =>
    one(valueFacet('dn', size), valueFacet('angle', angle)),
  ),
  rule(
    `${start}(\\d{2}) ?${degree} ?x ?(?:ø|dn|nw)? ?(\\d{2,4})${end}`,
    ([, angle = '', size = '']) => one(valueFacet('dn', size), valueFacet('angle', angle)),
  ),
  ...[
    `${start}${afterHeat}(\\d{2,3}) ?${degree}`,
    `${start}(\\d{2,3}) ?${degree}${beforeHeat}`,
  ].map((pattern) =>
    rule(pattern, ([, degrees = '']) => [...temperature(degrees), [valueFacet('angle', degrees)]]),
  ),
  // No duct is bent by 72°, but a link melts at it.
  rule(`${start}(\\d{2,3}) ?${degree}`, ([text = '', degrees = ''], known) => {
    // A quantity: `12 St.`
    if (/st\.?$/.test(text) && !known.idsOf('angle').includes(degrees))
      return [...pitch(Number(degrees), known), []]
    return [
      [valueFacet('angle', degrees)],
      ...temperature(degrees),
      ...pitch(Number(degrees), known),
    ]
  }),
]
