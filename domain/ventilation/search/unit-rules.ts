import {
  end,
  figure,
  type MeasureRule,
  type Meanings,
  number,
  one,
  rule,
  start,
} from './measure-rule.ts'
import { figureId, rangeFacet, type TradeFacet, valueFacet } from './trade-facet.ts'

/** Figures with a unit. */
export const unitRules: MeasureRule[] = [
  // The size of a room is for the calculator.
  rule(`${start}${number} ?(?:m ?2|qm|sqm)${end}`, () => one()),
  rule(
    `${start}${number} ?pa[ ,;/a-z]{1,9}?${number} ?(?:m ?3 ?/? ?h(?:od)?|cbm/?h?)${end}`,
    ([, pressure, flow]) => one(operatingPoint(figure(flow), figure(pressure))),
  ),
  rule(
    `${start}${number} ?(?:m ?3 ?/? ?h(?:od)?|cbm/?h?)[ ,;/a-z@]{1,9}?${number} ?pa${end}`,
    ([, flow, pressure]) => one(operatingPoint(figure(flow), figure(pressure))),
  ),
  rule(
    `${start}${number} ?(?:m ?3(?: ?/? ?h(?:od\\p{L}*)?)?|cbm(?:/?h)?|kubik\\p{L}*)${end}`,
    ([, flow]) => airflow(figure(flow)),
  ),
  rule(`${start}${number} ?l/s${end}`, ([, flow]) => airflow(Math.round(figure(flow) * 3.6))),
  rule(`${start}${number} ?pa${end}`, ([, pressure]) =>
    one(rangeFacet('dp_max', figure(pressure), null)),
  ),
  rule(
    `${start}(?:3 ?[x~] ?)?(12|24|230|240|380|400) ?v(?:olt\\p{L}*)?${end}`,
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
  // Glued to its figure: `v` alone is a word.
  rule(`${start}(\\d{1,3})v(?:olt)?${end}`, ([, volts = '']) => one(valueFacet('u', volts))),
  rule(`${start}${number} ?kw${end}`, ([, power]) => {
    const id = figureId(figure(power))
    return one({
      any: [
        { code: 'p_heat', values: [id] },
        { code: 'p_motor', values: [id] },
      ],
    })
  }),
  rule(`${start}${number} ?w(?:att\\p{L}*)?${end}`, ([, power]) => [
    [valueFacet('p_heat', figureId(figure(power) / 1000))],
    [rangeFacet('p_el', null, figure(power))],
  ]),
  rule(`${start}${number} ?a(?:mp\\p{L}*)?${end}`, ([, current], known) => {
    const id = figureId(figure(current))
    return known.idsOf('i_ctrl').includes(id) ? one(valueFacet('i_ctrl', id)) : null
  }),
  rule(`${start}${number} ?nm${end}`, ([, torque]) =>
    one(valueFacet('torque', figureId(figure(torque)))),
  ),
  rule(`${start}${number} ?ml${end}`, ([, volume]) =>
    one(valueFacet('volume', figureId(figure(volume)))),
  ),
  rule(`${start}${number} ?db(?: ?\\(?a\\)?)?${end}`, ([, level]) => [
    [rangeFacet('lpa', null, figure(level))],
    [rangeFacet('attenuation', figure(level), null)],
    [rangeFacet('lwa', null, figure(level))],
  ]),
  rule(
    `${start}${number} ?(?:° ?c|(?:grad|stupnu|stupnov|degrees?) c(?:elsius)?)${end}`,
    ([, degrees]) => one(rangeFacet('t_max', figure(degrees), null)),
  ),
  rule(
    `${start}(\\d{2}) ?(?:°|(?:grad|gradig\\p{L}*|stupn\\p{L}*|st\\.?|degrees?|deg)${end})`,
    ([, angle = '']) => one(valueFacet('angle', angle)),
  ),
]

function operatingPoint(flow: number, pressure: number): TradeFacet {
  return { any: [{ code: 'reaches', flow, pressure }] }
}

/** Whoever names a flow needs no less, and nothing several times as strong. */
function airflow(flow: number): Meanings {
  return [[rangeFacet('q_max', flow, flow * 2.5)], [rangeFacet('q_max', flow, null)]]
}
