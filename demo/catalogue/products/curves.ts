import type { FanCurve, Octaves, ParameterValueRecord, Text } from '../../../backend/db/columns.ts'
import type { Family } from '../family.ts'
import { round, roundFigure } from './figures.ts'
import { same, t } from '../texts/text.ts'

/** Fractions of maximum airflow, pressure and input at a point of a curve. */
type Shape = readonly (readonly [flow: number, pressure: number, power: number])[]

/** Normalised curves by impeller type. */
const shapes: Record<string, Shape> = {
  axial: [[0, 1, 1], [0.2, 0.8, 0.98], [0.4, 0.6, 0.96], [0.6, 0.42, 0.93], [0.8, 0.22, 0.9], [1, 0, 0.88]],
  mixed: [[0, 1, 0.85], [0.2, 0.93, 0.9], [0.4, 0.8, 0.96], [0.6, 0.62, 1], [0.8, 0.35, 0.97], [1, 0, 0.9]],
  backward: [[0, 1, 0.7], [0.2, 0.99, 0.8], [0.4, 0.93, 0.9], [0.6, 0.78, 0.97], [0.8, 0.48, 1], [1, 0, 0.92]],
  forward: [[0, 1, 0.4], [0.2, 0.99, 0.52], [0.4, 0.96, 0.66], [0.6, 0.84, 0.8], [0.8, 0.55, 0.92], [1, 0, 1]],
  plate: [[0, 1, 1], [0.3, 0.62, 0.97], [0.5, 0.55, 0.93], [0.7, 0.42, 0.9], [0.85, 0.25, 0.86], [1, 0, 0.8]],
}

const shapeOf: Record<string, keyof typeof shapes> = {
  'bath-axial': 'axial', 'bath-silent': 'axial', 'bath-12v': 'axial', 'window-fan': 'axial', 'bath-radial': 'forward',
  'mixed-flow': 'mixed', 'inline-radial': 'backward', 'acoustic-box': 'backward', 'rect-fan': 'forward', 'fireplace-fan': 'forward',
  'roof-h': 'backward', 'roof-v': 'backward', 'axial-wall': 'plate', 'axial-duct': 'plate', atex: 'plate', outlet: 'backward',
  'hrv-wall': 'forward', 'hrv-floor': 'forward', 'hrv-ceiling': 'forward', 'hrv-push-pull': 'axial', 'hrv-room': 'axial', 'hrv-pair': 'axial',
}

/** Maximum efficiency by impeller type: with an AC motor, with another one. */
const efficiencies: Record<keyof typeof shapes, readonly [ac: number, ec: number]> = {
  axial: [0.2, 0.28], mixed: [0.4, 0.5], backward: [0.48, 0.6], forward: [0.4, 0.48], plate: [0.4, 0.48],
}

/** Minimum input in W, from the maximum efficiency along the curve; 0 without a curve. */
export function leastPower(family: string, motor: string | undefined, flow: number | null, pressure: number | null): number {
  const kind = shapeOf[family]
  if (!kind || flow === null || pressure === null) return 0
  const [ac, ec] = efficiencies[kind] ?? [1, 1]
  const best = Math.max(...(shapes[kind] ?? []).map(([q, p, w]) => (q * p) / w))
  return (flow * pressure * best) / (3600 * (motor === 'ac' ? ac : ec))
}

const step = (number: number, of: number): Text => t(`Stufe ${number} von ${of}`, `Stupeň ${number} z ${of}`, `Stupeň ${number} z ${of}`, `Step ${number} of ${of}`)
const percent = (share: number): Text => same(`${Math.round(share * 100)}\u00A0%`)

/** Fractions of full speed by motor step, fastest first. */
const steps: Record<string, readonly number[]> = { '1': [1], '2': [1, 0.78], '3': [1, 0.75, 0.5], '5': [1, 0.8, 0.65, 0.5, 0.35], stepless: [1, 0.75, 0.5] }

/** Lower limit of measurable levels in dB(A). */
const quietest = 10

type Values = ReadonlyMap<string, ParameterValueRecord>

/**
 * Fan curves of a variant from its nominal figures: the archetype of its impeller, at lower speeds
 * by the affinity laws (q ∝ n, Δp ∝ n², P ∝ n³, L + 50·lg n).
 */
export function curvesOf({ id }: Family, values: Values): FanCurve[] {
  const shape = shapes[shapeOf[id] ?? '']
  const [flow, pressure, power] = ['q_max', 'dp_max', 'p_el'].map((code) => numberOf(values, code))
  if (!shape || !flow || !pressure || !power) return []
  const sound = numberOf(values, 'lpa')
  const speeds = idOf(values, 'speeds') ?? '1'
  const shares = steps[speeds] ?? [1]
  return shares.map((speed, index) => ({
    speed,
    label: speeds === 'stepless' ? percent(speed) : step(shares.length - index, shares.length),
    points: shape.map(([q, p, w]) => [
      round(flow * q * speed, flow < 100 ? 0.5 : 1),
      round(pressure * p * speed ** 2, pressure < 100 ? 0.1 : 1),
      roundFigure('p_el', power * w * speed ** 3),
      sound === null ? null : Math.max(quietest, round(sound + 50 * Math.log10(speed) + (1 - q) - 0.5, 0.5)),
    ]),
  }))
}

/** Difference of the bands from 63 Hz to 8 kHz to the A-weighted sum, by impeller type. */
const spectra: Record<string, readonly number[]> = {
  axial: [-19, -12, -7, -5, -6, -9, -15, -22], mixed: [-20, -12, -7, -5, -6, -9, -14, -21], backward: [-18, -11, -6, -6, -7, -9, -14, -20],
  forward: [-16, -10, -6, -6, -7, -10, -15, -21], plate: [-17, -10, -7, -6, -6, -9, -14, -20],
}

/** Insertion loss of a round silencer by band, relative to that at 250 Hz. */
const damping = [0.2, 0.45, 1, 1.75, 2.1, 1.9, 1.35, 0.95]

/**
 * Sound data by octave band: sound power of fans, insertion loss of silencers; null for kinds
 * without published data.
 */
export function octavesOf({ id }: Family, values: Values): Octaves | null {
  const attenuation = numberOf(values, 'attenuation')
  if (attenuation) return { kind: 'insertionLoss', decibels: damping.map((share) => Math.max(1, Math.min(50, Math.round(attenuation * share)))) }
  const spectrum = spectra[shapeOf[id] ?? '']
  // Data sheets of bathroom fans state the level in the room only.
  if (!spectrum || id.startsWith('bath') || id === 'window-fan') return null
  const sound = numberOf(values, 'lpa')
  // Half space: at 3 m the pressure level is 17.5 dB below the power level.
  const power = numberOf(values, 'lwa') ?? (sound === null ? null : sound + 17.5)
  return power === null ? null : { kind: 'soundPower', decibels: spectrum.map((offset) => Math.round(power + offset)) }
}

function numberOf(values: Values, code: string): number | null {
  const value = values.get(code)
  return value && 'number' in value ? value.number : null
}

function idOf(values: Values, code: string): string | undefined {
  const value = values.get(code)
  return value && 'values' in value ? value.values[0] : undefined
}
