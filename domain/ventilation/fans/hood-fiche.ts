import type { Parameter } from '../../product/parameter.ts'
import { efficiencyClass } from './hood-energy.ts'

/** An efficiency with its class. */
export interface Rated {
  figure: number
  class: string
}

/** Figures of a range hood's fiche and label (Reg. (EU) 65/2014 Annexes III and IV); null: not stated. */
export interface HoodFiche {
  /** In kWh/a. */
  consumption: number | null
  /** FDE in %. */
  fluid: Rated | null
  /** LE in lx/W. */
  light: Rated | null
  /** GFE in %. */
  grease: Rated | null
  /** In m³/h, without an intensive setting. */
  flow: { min: number | null; max: number | null }
  /** LWA in whole dB(A), without an intensive setting. */
  sound: { min: number | null; max: number | null }
  /** The intensive setting; `none` if there is none. */
  boost: { flow: number | null; sound: number | null } | 'none'
  /** In W. */
  off: number | null
  standby: number | null
}

export function hoodFiche(parameters: readonly Parameter[]): HoodFiche {
  const numberOf = (code: string) => parameters.find((each) => each.code === code)?.number ?? null
  const whole = (code: string) => {
    const figure = numberOf(code)
    return figure === null ? null : Math.round(figure)
  }
  const rated = (kind: Parameters<typeof efficiencyClass>[0], code: string): Rated | null => {
    const figure = numberOf(code)
    return figure === null ? null : { figure, class: efficiencyClass(kind, figure) }
  }
  const [normal, most] = [whole('q_normal'), whole('q_max')]
  return {
    consumption: numberOf('aec'),
    fluid: rated('fluid', 'fde'),
    light: rated('light', 'light_eff'),
    grease: rated('grease', 'gfe'),
    flow: { min: whole('q_min'), max: normal },
    sound: { min: whole('lwa_min'), max: whole('lwa') },
    boost:
      normal !== null && normal === most
        ? 'none'
        : { flow: normal === null ? null : most, sound: whole('lwa_boost') },
    off: numberOf('p_off'),
    standby: numberOf('p_standby'),
  }
}
