import type { Parameter } from '../../product/parameter.ts'

/** Figures of a ventilation unit's energy label besides its class (Reg. (EU) 1254/2014 Annex III). */
export interface UnitLabel {
  /** LWA in whole dB. */
  soundPower: number | null
  /** In whole m³/h. */
  maxFlow: number | null
  /** `both` for units with heat recovery, which are bidirectional. */
  direction: 'one' | 'both'
}

export function unitLabel(parameters: readonly Parameter[]): UnitLabel {
  const rounded = (code: string) => {
    const number = parameters.find((each) => each.code === code)?.number
    return number === null || number === undefined ? null : Math.round(number)
  }
  return {
    soundPower: rounded('lwa'),
    maxFlow: rounded('q_max'),
    direction: rounded('eta_t') === null ? 'one' : 'both',
  }
}
