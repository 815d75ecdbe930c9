import { satisfiesMarking } from '../marking.ts'
import type { FitFacts } from '../fit-facts.ts'
import { fits, incompatible, type RuleResult, unknown } from '../fit-result.ts'

const plastics: ReadonlySet<string> = new Set([
  'abs',
  'pp',
  'pe',
  'pvc',
  'pur',
  'epp',
  'rubber',
  'elastomer',
  'polyester',
  'butyl',
])
const electrical: ReadonlySet<string | null> = new Set([
  'fan',
  'unit',
  'triac',
  'transformer',
  'ec-control',
  'inverter',
  'switch',
  'low-voltage-supply',
  'sensor',
  'pressure-sensor',
  'panel',
  'actuator',
  'electric-heater',
  'meter',
])
/** Maximum temperature of an EPDM lip seal in °C. */
const gasketTemperature = 100
/** °C at which the thermal cut-out of an electric heater opens. */
const cutOutTemperature = 90

function isPlastic({ materials }: FitFacts): boolean {
  return materials.some((material) => plastics.has(material))
}

/**
 * In an explosive atmosphere all electrical parts are marked for it (2014/34/EU), and no part
 * charges itself (TRGS 727).
 */
export function keepExplosionSafe(marked: FitFacts, other: FitFacts): RuleResult {
  if (!marked.marking) return null
  if (
    electrical.has(other.kind) &&
    !(other.marking && satisfiesMarking(other.marking, marked.marking))
  )
    return incompatible('explosion-protection')
  return isPlastic(other) ? incompatible('static-charge') : null
}

/** Air temperature behind a device in °C: a fireplace fan, or a heater limited by its cut-out. */
function hotAirOf({ category, kind, temperature }: FitFacts): number | null {
  if (category === 'A2.5') return temperature
  return kind === 'electric-heater' ? cutOutTemperature : null
}

/** Everything in the hot air resists its temperature. */
export function bearHeat(hot: FitFacts, part: FitFacts): RuleResult {
  const degrees = hotAirOf(hot)
  if (degrees === null || part.kind === 'fan' || part.kind === 'unit') return null
  if (part.hasGasket && degrees > gasketTemperature) return incompatible('too-hot')
  if (part.temperature !== null) return part.temperature < degrees ? incompatible('too-hot') : null
  return isPlastic(part) ? incompatible('too-hot') : null
}

/** Minutes of `ei90`; null for classes of other tests. */
export function fireMinutes(fireClass: string | null): number | null {
  const found = /^ei(\d+)$/.exec(fireClass ?? '')
  return found ? Number(found[1]) : null
}

/** Insulation around a damper resists at least as long as the damper (EN 13501-3). */
export function resistFire(cover: FitFacts, damper: FitFacts): RuleResult {
  if (cover.kind !== 'fire-cover' || damper.kind !== 'fire-damper') return null
  const [own, needed] = [fireMinutes(cover.fireClass), fireMinutes(damper.fireClass)]
  if (own === null || needed === null) return unknown
  return own >= needed ? fits('fire-class') : incompatible('fire-class-lower')
}
