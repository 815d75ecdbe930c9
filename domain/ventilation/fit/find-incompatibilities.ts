import type { ProductFilter } from '../fans/product-filter.ts'
import { checkFit } from './check-fit.ts'
import type { FitFacts } from './fit-facts.ts'
import type { FitKind } from './fit-kind.ts'
import { isDangerous, type IncompatibilityReason } from './fit-result.ts'

/** Rule data of a line in a cart or list. */
export interface FitLine {
  id: string
  facts: FitFacts
}

/** A part that fits none of its counterparts in the cart, and one of these with the reason. */
export interface LineIncompatibility {
  part: string
  other: string
  reason: IncompatibilityReason
  /** Compatible replacements; null if no single listing has them. */
  instead: ProductFilter | null
}

const motors: readonly FitKind[] = ['fan']

/** Kinds of counterparts; parts that join anything of their size are not checked in a cart. */
const purposes: Partial<Record<FitKind, readonly FitKind[]>> = {
  triac: motors,
  transformer: motors,
  inverter: motors,
  'ec-control': motors,
  'low-voltage-supply': motors,
  actuator: ['damper', 'fire-damper'],
  'fire-cover': ['fire-damper'],
  'unit-part': ['unit'],
}

/** A spare part is for a device in use, so no new one in the cart is its counterpart. */
function purposesOf({ kind, category }: FitFacts): readonly FitKind[] {
  return kind === null || category.startsWith('M2') ? [] : (purposes[kind] ?? [])
}

/**
 * Parts of a cart that fit none of their possible counterparts. If one fits, or is unknown, the
 * others are ignored: a cart is no installation.
 */
export function findIncompatibilities(lines: readonly FitLine[]): LineIncompatibility[] {
  return lines.flatMap((part) => {
    const meant = purposesOf(part.facts)
    const others = lines.filter(({ facts }) => facts.kind !== null && meant.includes(facts.kind))
    const checked = others.map((other) => ({ other, result: checkFit(part.facts, other.facts) }))
    const wrong = checked.flatMap(({ other, result }) =>
      result.outcome === 'incompatible'
        ? [{ other, reason: result.reason, isDangerous: isDangerous(result) }]
        : [],
    )
    if (wrong.length < others.length) return []
    const worst = wrong.find((each) => each.isDangerous) ?? wrong[0]
    if (!worst) return []
    const { other, reason } = worst
    return [{ part: part.id, other: other.id, reason, instead: insteadOf(part.facts, other.facts) }]
  })
}

const controllers: ReadonlySet<FitKind | null> = new Set([
  'triac',
  'transformer',
  'inverter',
  'ec-control',
])

/** Controller ratings in A; the next above 1.2 times a motor's current is the right one. */
const currents = [1.5, 2.5, 3.5, 5, 7, 10, 13]

/** The controllers of a fan. Equipment for explosive atmospheres needs advice and is not listed. */
function insteadOf(part: FitFacts, fan: FitFacts): ProductFilter | null {
  if (!controllers.has(part.kind) || fan.marking) return null
  const listed = (values: Record<string, string[]>): ProductFilter => ({
    category: 'controllers',
    values,
    ranges: {},
  })
  if (fan.motor === 'ec') {
    const signals = fan.signals.filter((signal) => signal === '0-10v' || signal === 'pwm')
    return signals.length > 0 ? listed({ ctrl_signal: signals }) : null
  }
  const { amps, volts } = fan
  if (fan.motor !== 'ac' || amps === null || volts === null) return null
  const enough = currents.filter((current) => current >= 1.2 * amps)
  if (enough.length === 0) return null
  return listed({ u: [String(volts)], i_ctrl: enough.map((amp) => String(amp).replace('.', '-')) })
}
