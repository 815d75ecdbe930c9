import { type DuctEnd, endsOf } from './duct-ends.ts'
import { type FitKind, kindOf } from './fit-kind.ts'
import { type Marking, parseMarking } from './marking.ts'

/** A technical property as the contract gives it; number for figures, else values. */
export interface FitParameter {
  code: string
  number: number | null
  values: readonly { id: string; title: string }[]
}

/** What the rules look at in one variant; null and empty where it is not stated. */
export interface FitFacts {
  category: string
  kind: FitKind | null
  ends: readonly DuctEnd[]
  /** Ids of diameters or of `a × b`, branches included. */
  sizes: readonly string[]
  motor: string | null
  /** V; 400 is three-phase. */
  volts: number | null
  /** A and W at full load. */
  amps: number | null
  watts: number | null
  /** A that a controller carries, W of the motors that an inverter drives. */
  controlledAmps: number | null
  controlledWatts: number | null
  signals: readonly string[]
  marking: Marking | null
  fireClass: string | null
  /** °C of the air. */
  temperature: number | null
  materials: readonly string[]
  hasGasket: boolean
  actuator: readonly string[]
  /** Units that it is made for, and the one that it is. */
  madeFor: readonly string[]
  model: string | null
  filterSize: string | null
  filterClass: string | null
}

/** Reads what the rules need from the parameters of a variant and its product, its own ones first. */
export function fitFactsOf(category: string, parameters: readonly FitParameter[]): FitFacts {
  const find = (code: string) => parameters.find((parameter) => parameter.code === code)
  const ids = (code: string) => find(code)?.values.map(({ id }) => id) ?? []
  const only = (code: string) => ids(code)[0] ?? null
  const number = (code: string) => find(code)?.number ?? null
  const figure = (code: string) => figureOfId(only(code))
  const volts = figure('u')
  const kilowatts = figure('p_motor')
  return {
    category,
    kind: kindOf(category, volts),
    ends: endsOf(category, {
      end: only('end'),
      isBranching: find('ports') !== undefined,
      isRectangular: find('size_ab') !== undefined,
    }),
    sizes: [...ids('dn'), ...ids('dn2'), ...ids('size_ab')],
    motor: only('motor'),
    volts,
    amps: number('i_max'),
    watts: number('p_el'),
    controlledAmps: figure('i_ctrl'),
    controlledWatts: kilowatts === null ? null : kilowatts * 1000,
    signals: [...ids('ctrl'), ...ids('ctrl_signal')],
    marking: parseMarking(find('atex')?.values[0]?.title ?? null),
    fireClass: only('fire_class'),
    temperature: number('t_max'),
    materials: ids('material'),
    hasGasket: isSet(find('gasket')),
    actuator: ids('actuator'),
    madeFor: ids('unit_model'),
    model: only('model'),
    filterSize: only('filter_dim'),
    filterClass: only('filter_iso'),
  }
}

/** Of a yes/no property; the contract gives no as a value, a record leaves it out. */
function isSet(parameter: FitParameter | undefined): boolean {
  if (!parameter) return false
  return parameter.number === null
    ? parameter.values.every(({ id }) => id !== 'false')
    : parameter.number > 0
}

/** Figures that are choices have an id with a dash for the decimal mark: `1-5` is 1.5. */
function figureOfId(id: string | null): number | null {
  if (id === null) return null
  const figure = Number(id.replace('-', '.'))
  return Number.isFinite(figure) ? figure : null
}
