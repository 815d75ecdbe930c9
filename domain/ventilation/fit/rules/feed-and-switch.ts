import type { FitFacts } from '../fit-facts.ts'
import { fits, incompatible, type RuleResult, unknown } from '../fit-result.ts'

/** Switching capacity in W of a timer's or humidistat's contact for motors. */
const switchedWatts = 100
/** VA of a safety transformer for one fan (EN 61558-2-6). */
const suppliedWatts = 60
const extraLow = 50

/** A timer or humidistat in the fan's own mains circuit. */
export function switchFan(part: FitFacts, fan: FitFacts): RuleResult {
  if (part.kind !== 'switch' || !fan.motor) return null
  if (fan.volts === null || part.volts === null || fan.watts === null) return unknown
  if (fan.volts !== part.volts) return incompatible('voltage-differs')
  return fan.watts <= switchedWatts ? fits('switches-fan') : incompatible('power-too-high')
}

/** A safety transformer supplies AC motors of its own low voltage; a DC motor needs a rectifier. */
export function feedFan(supply: FitFacts, fan: FitFacts): RuleResult {
  if (supply.kind !== 'low-voltage-supply' || !fan.motor) return null
  if (fan.volts === null || fan.watts === null) return unknown
  if (fan.volts >= extraLow || fan.volts !== supply.volts) return incompatible('voltage-differs')
  if (fan.motor !== 'ac') return incompatible('supply-is-alternating')
  return fan.watts <= suppliedWatts ? fits('feeds-fan') : incompatible('power-too-high')
}

const understood: ReadonlySet<string | null> = new Set([
  'unit',
  'sensor',
  'pressure-sensor',
  'panel',
  'fan',
])

/** Panels and sensors use the same signal as what they control. */
export function shareSignal(panel: FitFacts, other: FitFacts): RuleResult {
  if (panel.kind !== 'panel' || !understood.has(other.kind)) return null
  if (!panel.signals.length || !other.signals.length) return unknown
  return panel.signals.some((signal) => other.signals.includes(signal))
    ? fits('signal-understood')
    : incompatible('signal-differs')
}

/**
 * An electric heater may run in moving air only: a pressure switch with a contact enables it (EN
 * 60335-2-30).
 */
export function guardHeater(sensor: FitFacts, heater: FitFacts): RuleResult {
  if (sensor.kind !== 'pressure-sensor' || heater.kind !== 'electric-heater') return null
  return sensor.signals.includes('dry') ? fits('guards-heater') : incompatible('no-contact')
}

/** An actuator fits a damper without one; a fire damper is tested with its own (EN 15650). */
export function moveDamper(actuator: FitFacts, damper: FitFacts): RuleResult {
  if (actuator.kind !== 'actuator') return null
  if (damper.kind === 'fire-damper') return incompatible('tested-as-a-whole')
  if (damper.kind !== 'damper') return null
  if (!damper.actuator.length) return unknown
  return damper.actuator.includes('none') ? fits('moves-damper') : incompatible('has-an-actuator')
}
