import { areEndsCompatible } from '../duct-ends.ts'
import type { FitFacts } from '../fit-facts.ts'
import { fits, incompatible, type RuleResult } from '../fit-result.ts'

const devices: ReadonlySet<string | null> = new Set(['fan', 'unit', 'hood'])
/** Installed in the same run as a device, with a piece of duct between them. */
const inRun: ReadonlySet<string | null> = new Set(['run', 'damper'])
/** Installed in or under the opening of a device: a curb, a wall sleeve, a wall box. */
const openings: readonly (readonly [string, RegExp])[] = [
  ['curb', /^A3\.[12]/],
  ['unit-kit', /^B2\.[12]/],
  ['wall-box', /^J1/],
]

/** Matching ends of one size (EN 1506 for round, EN 1505 for rectangular ducts). */
export function joinEnds(part: FitFacts, other: FitFacts): RuleResult {
  if (!part.ends.length || !other.ends.length || !part.sizes.length || !other.sizes.length)
    return null
  const isSameSize = part.sizes.some((size) => other.sizes.includes(size))
  const sized = (reason: 'same-run' | 'same-opening' | 'ends-join') =>
    isSameSize ? fits(reason) : incompatible('size-differs')
  if (inRun.has(part.kind) && devices.has(other.kind)) return sized('same-run')
  if (openings.some(([kind, device]) => part.kind === kind && device.test(other.category)))
    return sized('same-opening')
  if (part.ends.some((end) => other.ends.some((next) => areEndsCompatible(end, next))))
    return sized('ends-join')
  return inRun.has(other.kind) || openings.some(([kind]) => other.kind === kind)
    ? null
    : incompatible('ends-alike')
}
