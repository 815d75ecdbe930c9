import { frictionLoss, localLoss, roughness, smallestDiameter, velocity } from './duct-flow.ts'
import { type DuctInput, ductDiameters, speedLimits } from './duct-input.ts'

/** Loss coefficients of a 90° bend, smooth and of a hose, and of the duct's two ends. */
const smoothBend = 0.3
const hoseBend = 1.1
const ends = 0.5 + 1

/**
 * Pressure loss in Pa of a part at its nominal flow, middle of the usual range (domain part 2.3).
 */
export const partLoss = { valves: 25, grilles: 12, filters: 40, dampers: 10 } as const

export interface DuctRun {
  /** mm */
  diameter: number
  /** m/s */
  speed: number
  /** Velocity limit in m/s. */
  limit: number
  /** `impossible`: beyond ventilation, no fan does it. */
  assessment: 'quiet' | 'fine' | 'fast' | 'impossible'
  /** Minimum standard diameter within the limit; null if the chosen one is, or if none is. */
  better: number | null
  /** Pa per metre */
  perMetre: number
  /** Pa, by cause. */
  losses: { friction: number; bends: number; ends: number; parts: number }
  /** Pa: total that a fan has to overcome. */
  total: number
}

/** Air velocity and pressure loss of a duct run: Δp = Σ(R·L) + Σ(ζ·ρ/2·v²) + parts. */
export function ductRun({ flow, diameter: chosen, use, kind, length, parts }: DuctInput): DuctRun {
  const limit = speedLimits[use]
  const slowEnough = smallestStandard(flow, limit)
  const diameter = chosen ?? slowEnough
  const speed = velocity(flow, diameter)
  const perMetre = frictionLoss(flow, diameter, roughness[kind])
  const losses = {
    friction: perMetre * length,
    bends: parts.bends * localLoss(kind === 'aluFlex' ? hoseBend : smoothBend, speed),
    ends: localLoss(ends, speed),
    parts:
      parts.valves * partLoss.valves +
      parts.grilles * partLoss.grilles +
      parts.filters * partLoss.filters +
      parts.dampers * partLoss.dampers,
  }
  return {
    diameter,
    speed,
    limit,
    assessment: assess(speed, limit),
    better: speed > limit && velocity(flow, slowEnough) <= limit ? slowEnough : null,
    perMetre,
    losses,
    total: losses.friction + losses.bends + losses.ends + losses.parts,
  }
}

function smallestStandard(flow: number, speed: number): number {
  const least = smallestDiameter(flow, speed)
  return ductDiameters.find((diameter) => diameter >= least) ?? 630
}

/** Above, in m/s, no duct system is run, and the formulas for incompressible air do not hold for long. */
const fastest = 40

function assess(speed: number, limit: number): DuctRun['assessment'] {
  if (speed > fastest) return 'impossible'
  if (speed > limit) return 'fast'
  return speed <= limit * 0.7 ? 'quiet' : 'fine'
}
