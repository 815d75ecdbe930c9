import { brandTitles } from '../brands.ts'
import { numericSize } from './figures.ts'
import { electricsOf } from './electrics.ts'
import type { Plan } from '../plan.ts'
import { portsOf, sharedSizes } from './ports.ts'
import { modelsOf } from './unit-models.ts'
import { characterOf, optionsOf } from './values.ts'

/** Tape, sealant, screws and meters go with everything. */
const universal = new Set(['L2', 'L3', 'L4', 'L6'])

/**
 * Whether two products are of use together: joined ends of the same size, a controller that can
 * carry the motor, a signal that both understand, or parts made for the unit.
 */
export function goesWith(one: Plan, other: Plan): boolean {
  const ruled = ruleFor(one, other) ?? ruleFor(other, one)
  if (ruled !== null) return ruled
  if (universal.has(one.family.category) || universal.has(other.family.category)) return true
  return Boolean(portsOf(one) && portsOf(other)) && sharedSizes(one, other).length > 0
}

/** Parts that a piece of duct joins to a device of the same diameter. */
const inOneRun = /^(?:D8|D9|E1|E2|E5|G1|G2)/
const devices = new Set(['fan', 'industrial', 'hrv', 'hood'])

/** Of accessories that are not joined by a size; null where `part` is none. */
function ruleFor(part: Plan, device: Plan): boolean | null {
  const { category, id } = part.family
  if (id === 'selv-transformer') return electricsOf(device).volts.has('12') && electricsOf(device).power <= 60
  if (category === 'H1.1' || category === 'H1.2') return canCarry(part, device, 'ac')
  if (category === 'H1.3') return electricsOf(device).motors.has('ec')
  if (category === 'H1.4') return electricsOf(device).volts.has('400')
  if (category === 'H2') return device.family.category.startsWith('A1') && electricsOf(device).volts.has('230') && electricsOf(device).power <= 100
  if (category === 'H4') return [...electricsOf(part).signals].some((signal) => electricsOf(device).signals.has(signal))
  if (category === 'H5') return device.family.id === 'throttle' && optionsOf(device, device.sizes[0] ?? null).some((option) => option.id === 'none')
  if (category === 'F1' || category === 'M2') return madeFor(part, device)
  if (category === 'L7') return device.family.category.startsWith('B1')
  if (category === 'I4') return device.family.group === 'fire'
  if (category === 'A3.3') return sameSize(part, device)
  if (inOneRun.test(category) && devices.has(device.family.group)) return sameSize(part, device)
  if (category === 'B2.3') return /^B2\.[12]/.test(device.family.category) && sameSize(part, device)
  if (category === 'J3' && device.family.category === 'J1') return sameSize(part, device)
  return null
}

/** Both sit in or on the same opening, rather than one in the other. */
function sameSize(part: Plan, device: Plan): boolean {
  const sizes = portsOf(device)?.sizes ?? []
  return sizes.some((size) => part.sizes.includes(size))
}

/** A controller needs 1.2 times the current of the largest size. */
function canCarry(controller: Plan, device: Plan, motor: string): boolean {
  const { motors, volts, current } = electricsOf(device)
  const voltage = characterOf(controller).picked.get('u')?.[0] ?? ''
  const most = Math.max(...controller.sizes.map(numericSize))
  return motors.has(motor) && volts.has(voltage) && current > 0 && most >= 1.2 * current
}

/** Whether a filter or spare belongs to a unit. */
export function madeFor(part: Plan, device: Plan): boolean {
  const models = modelsOf(brandTitles.get(device.brandId) ?? '', device.line)
  return part.sizes.some((model) => models.includes(model) && isOfSize(model, device))
}

/** `silva-125` is the fan for 125 mm; the number of a heat-recovery unit is its airflow. */
function isOfSize(model: string, { family, sizes }: Plan): boolean {
  return family.size?.code !== 'dn' || family.group === 'hrv' || sizes.includes(model.split('-').at(-1) ?? '')
}
