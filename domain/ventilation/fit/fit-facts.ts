import { type DuctEnd, endsOf } from './duct-ends.ts'
import { type FitKind, kindOf } from './fit-kind.ts'
import { type Marking, parseMarking } from './marking.ts'

/** A technical property in the contract's form; a number, else values. */
export interface FitParameter {
  code: string
  number: number | null
  values: readonly { id: string; title: string }[]
}

/** Facts of a variant for the rules; null and empty if not stated. */
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
  /** Rated current of a controller in A, rated motor power of an inverter in W. */
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
  /** Units that it is made for, and the unit that it is. */
  madeFor: readonly string[]
  model: string | null
  filterSize: string | null
  filterClass: string | null
  /** Ids of the quantities that a meter measures. */
  measures: readonly string[]
}

/** Reads the facts from the parameters of a variant and its product, its own first. */
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
      isRound: find('dn') !== undefined,
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
    measures: ids('measures'),
  }
}

/** A boolean property; the contract gives no as a value, a record omits it. */
function isSet(parameter: FitParameter | undefined): boolean {
  if (!parameter) return false
  return parameter.number === null
    ? parameter.values.every(({ id }) => id !== 'false')
    : parameter.number > 0
}

/** Value ids use a dash as decimal mark: `1-5` is 1.5. */
function figureOfId(id: string | null): number | null {
  if (id === null) return null
  const figure = Number(id.replace('-', '.'))
  return Number.isFinite(figure) ? figure : null
}
