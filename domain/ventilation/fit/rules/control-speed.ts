import type { FitFacts } from '../fit-facts.ts'
import { fits, incompatible, type RuleResult, unknown } from '../fit-result.ts'

/** Reserve for the starting current of a motor. */
const reserve = 1.2
const threePhase = 400

/**
 * Phase control and transformers lower the voltage, which damages the electronics of an EC or DC
 * motor over time; their voltage and current must match the motor's.
 */
export function lowerVoltage(controller: FitFacts, fan: FitFacts): RuleResult {
  if (controller.kind !== 'triac' && controller.kind !== 'transformer') return null
  if (!fan.motor) return null
  if (fan.motor !== 'ac') return incompatible('electronic-motor')
  if (fan.volts === null || controller.volts === null) return unknown
  if (fan.volts !== controller.volts) return incompatible('voltage-differs')
  if (fan.amps === null || controller.controlledAmps === null) return unknown
  return controller.controlledAmps >= reserve * fan.amps
    ? fits('carries-motor')
    : incompatible('current-too-high')
}

/**
 * An inverter has a three-phase output; it drives three-phase motors of its voltage and power (EN
 * 61800).
 */
export function changeFrequency(inverter: FitFacts, fan: FitFacts): RuleResult {
  if (inverter.kind !== 'inverter' || !fan.motor) return null
  if (fan.motor !== 'ac') return incompatible('electronic-motor')
  if (fan.volts === null || inverter.volts === null) return unknown
  if (fan.volts !== threePhase) return incompatible('single-phase-motor')
  if (fan.volts !== inverter.volts) return incompatible('voltage-differs')
  if (fan.watts === null || inverter.controlledWatts === null) return unknown
  return inverter.controlledWatts >= fan.watts
    ? fits('carries-motor')
    : incompatible('power-too-high')
}

/** A control signal needs a motor with an input for it; an AC motor has none. */
export function fitsControlSignal(control: FitFacts, fan: FitFacts): RuleResult {
  if (control.kind !== 'ec-control' || !fan.motor) return null
  if (fan.motor === 'ac') return incompatible('no-signal-input')
  if (!fan.signals.length) return unknown
  return fan.signals.some((signal) => control.signals.includes(signal))
    ? fits('signal-understood')
    : incompatible('signal-differs')
}
