import { centralUnit } from '../../../domain/ventilation/fans/central-unit.ts'
import { specificEnergy } from '../../../domain/ventilation/fans/energy-class.ts'
import { servedArea } from '../../../domain/ventilation/rooms/air-demand.ts'
import type { ParameterValueRecord } from '../../../backend/db/columns.ts'
import { hasFlag } from '../flags.ts'
import { leastPower } from './curves.ts'
import { energyClass } from './energy-class.ts'
import { atSize, roundFigure } from './figures.ts'
import { hoodFigures } from './hood-figures.ts'
import { modelOf } from './model-of.ts'
import { outerSizesOf } from './outer-sizes.ts'
import type { Family, Option } from '../family.ts'
import type { Plan } from '../plan.ts'
import { pick, randomOf, sample } from '../random.ts'

/** Individual factors of a series: strength, noise, price, and its selected values. */
export interface Character {
  share: (code: string) => number
  picked: Map<string, string[]>
  flags: string[]
  euro: (size: string | null, option: Option | null) => number
  kg: (size: string | null, option: Option | null) => number
  longest: (size: string | null) => number
}

/** Factors of the first series of a family. */
function pickedOf(values: string[], index: number, seed: string): string[] {
  const value = index === 0 ? values[0] : pick(values, randomOf(seed))
  return (value ?? '').split('+')
}

const materialFactors: Record<string, number> = { stainless: 2.4, painted: 1.3 }

/** Price ranges of ducts, fittings and their screws are those of galvanised steel. */
export function materialFactor({ group, id }: Pick<Family, 'group' | 'id'>, picked: ReadonlyMap<string, string[]>): number {
  return group === 'duct' || group === 'fitting' || id === 'screws' ? (materialFactors[picked.get('material')?.[0] ?? ''] ?? 1) : 1
}

const byPower = new Set(['q_max', 'dp_max'])

/** Draws the character of a series from its seed. */
export function characterOf(plan: Plan): Character {
  const { seed, family, line, brandId, index, colour } = plan
  const random = randomOf(`${seed}:character`)
  const power = random()
  const loudness = random()
  const isBudget = brandId === 'luftbasis'
  const dearness = isBudget ? random() * 0.3 : 0.25 + random() * 0.7
  const picked = new Map(
    Object.entries(family.picks).map(([code, list]) => [code, pickedOf(list.split('|'), index, `${seed}:${code}`)]),
  )
  for (const [code, value] of Object.entries(family.byLine[line.split(' ')[0] ?? ''] ?? {})) picked.set(code, [value])
  // The first product of a series in several colours is white.
  if (family.twins.length && index % 3 === 0) picked.set('color_ral', [colour ?? 'ral-9016'])
  const flags = Object.keys(family.flags).filter((code) => hasFlag(plan, code))
  const shares = new Map<string, number>()
  const share = (code: string) => {
    const known = shares.get(code)
    if (known !== undefined) return known
    const drawn = draw(code)
    shares.set(code, drawn)
    return drawn
  }
  const draw = (code: string) => {
    if (byPower.has(code)) return power
    const own = randomOf(`${seed}:${code}`)()
    if (code === 'p_el') return 0.8 * power + 0.2 * own
    return code === 'lpa' || code === 'lwa' ? 0.35 * power + 0.65 * loudness : own
  }
  return {
    share,
    picked,
    flags,
    euro: (size, option) => atSize(family.eur, size, dearness) * materialFactor(family, picked) * (option?.times?.eur ?? 1) + (option?.plus?.eur ?? 0),
    kg: (size, option) => atSize(family.kg, size, share('weight')) * (option?.times?.kg ?? 1),
    longest: (size) => atSize(family.longestMm, size, 0.5),
  }
}

/** Options of a series at a size; the first series of a family has all possible ones. */
export function optionsOf({ family, index, seed }: Plan, size: string | null): Option[] {
  if (!family.option) return []
  const { values, count } = family.option
  const all = typeof values === 'function' ? values(size ?? '') : values
  const random = randomOf(`${seed}:options`)
  const targetCount = index === 0 ? count[1] : count[0] + Math.floor(random() ** 2 * (count[1] - count[0] + 1))
  if (targetCount >= all.length) return all
  const [first, ...others] = all
  const chosen = new Set([first, ...sample(others, targetCount - 1, random)])
  return all.filter((option) => chosen.has(option))
}

/** All parameter values of one variant by code. */
export function valuesOf(plan: Plan, character: Character, size: string | null, option: Option | null): Map<string, ParameterValueRecord> {
  const { family } = plan
  const values = new Map<string, ParameterValueRecord>()
  const set = (code: string, ids: string[]) => values.set(code, { code, values: ids })
  const put = (code: string, number: number) => values.set(code, { code, number: roundFigure(code, number) })
  if (family.size && size) set(family.size.code, [size])
  if (family.option && option && !option.sets?.[family.option.code]) set(family.option.code, [option.id])
  for (const [code, anchors] of Object.entries(family.numbers)) {
    const number = atSize(anchors, size, character.share(code))
    put(code, number * (option?.times?.[code] ?? 1) + (option?.plus?.[code] ?? 0))
  }
  for (const [code, ids] of character.picked) set(code, ids)
  for (const code of character.flags) put(code, 1)
  for (const [code, ids] of Object.entries(option?.sets ?? {})) {
    if (ids === '1') put(code, 1)
    else set(code, ids.split('+'))
  }
  derive(plan, size, values, set, put)
  if (family.id === 'hood') deriveHood(values, character, set, put)
  const sec = values.get('sec')
  if (sec && 'number' in sec)
    set('energy_class', [energyClass(sec.number).toLowerCase().replace('+', '-plus')])
  for (const [code, size] of Object.entries(outerSizesOf(family.id, values))) put(code, size)
  put('weight', Math.max(0.01, character.kg(size, option)))
  return values
}

/** Input of a range hood's energy label. */
function deriveHood(
  values: ReadonlyMap<string, ParameterValueRecord>,
  { share }: Character,
  set: (code: string, ids: string[]) => void,
  put: (code: string, number: number) => void,
): void {
  const numberOf = (code: string) => {
    const value = values.get(code)
    return value && 'number' in value ? value.number : 0
  }
  const idOf = (code: string) => {
    const value = values.get(code)
    return (value && 'values' in value && value.values[0]) || ''
  }
  const figures = hoodFigures({
    maxFlow: numberOf('q_max'), soundPower: numberOf('lwa'), hasBoost: idOf('speeds') === '5', meantFor: idOf('energy_class'), share })
  for (const [code, number] of Object.entries(figures.numbers)) put(code, number)
  set('energy_class', [figures.class])
}

/** Fraction of the maximum flow that passes through an installed bathroom fan. */
const installed = 0.75

/** Derived values: input, current, signal, actuator, model, room size, energy consumption. */
function derive(
  plan: Plan,
  size: string | null,
  values: Map<string, ParameterValueRecord>,
  set: (code: string, ids: string[]) => void,
  put: (code: string, number: number) => void,
): void {
  const numberOf = (code: string) => {
    const value = values.get(code)
    return value && 'number' in value ? value.number : null
  }
  const idsOf = (code: string) => {
    const value = values.get(code)
    return value && 'values' in value ? value.values : []
  }
  const { family } = plan
  const stated = numberOf('p_el')
  if (stated !== null) put('p_el', Math.max(stated, leastPower(family.id, idsOf('motor')[0], numberOf('q_max'), numberOf('dp_max'))))
  if (idsOf('motor').includes('ec') && /^A[234]\.[123]/.test(family.category) && !values.has('ctrl')) set('ctrl', ['0-10v'])
  if (family.category === 'H5') set('actuator', [`${idsOf('u')[0] ?? ''}v`, ...idsOf('actuator').filter((id) => id === 'spring')])
  const model = modelOf(plan, size, numberOf('q_max'))
  if (model) set('model', [model])
  const power = numberOf('p_el')
  const voltage = values.get('u')
  if (power !== null && voltage && 'values' in voltage && family.group !== 'hood') {
    const volts = Number(voltage.values[0])
    put('i_max', Math.max(0.01, power / (volts === 400 ? 400 * Math.sqrt(3) * 0.8 : volts * (volts < 50 ? 1 : 0.8))))
  }
  const flow = numberOf('q_max')
  if (flow !== null && family.category.startsWith('A1'))
    put('room_m2', Math.max(1, Math.floor(servedArea(flow * installed))))
  const [recovered, input] = [numberOf('eta_t'), numberOf('spi')]
  if (family.isCentralUnit && recovered !== null && input !== null)
    put('sec', specificEnergy(centralUnit((code, id) => idsOf(code).includes(id), recovered / 100, input)))
}
