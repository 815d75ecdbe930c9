import type { Plan } from '../plan.ts'
import { characterOf, optionsOf, valuesOf } from './values.ts'

/** What a controller must know of a fan; figures of the largest size. */
export interface Electrics {
  motors: ReadonlySet<string>
  volts: ReadonlySet<string>
  /** A */
  current: number
  /** W */
  power: number
  signals: ReadonlySet<string>
}

const known = new WeakMap<Plan, Electrics>()

/** Motors, voltages and the highest current of a series. */
export function electricsOf(plan: Plan): Electrics {
  const found = known.get(plan) ?? readElectrics(plan)
  known.set(plan, found)
  return found
}

function readElectrics(plan: Plan): Electrics {
  const character = characterOf(plan)
  const size = plan.sizes.at(-1) ?? null
  const options = optionsOf(plan, size)
  const drafts = (options.length ? options : [null]).map((option) => valuesOf(plan, character, size, option))
  const ids = (code: string) =>
    new Set(drafts.flatMap((values) => {
      const value = values.get(code)
      return value && 'values' in value ? value.values : []
    }))
  const most = (code: string) =>
    Math.max(0, ...drafts.map((values) => {
      const value = values.get(code)
      return value && 'number' in value ? value.number : 0
    }))
  return { motors: ids('motor'), volts: ids('u'), current: most('i_max'), power: most('p_el'), signals: new Set([...ids('ctrl'), ...ids('ctrl_signal')]) }
}
