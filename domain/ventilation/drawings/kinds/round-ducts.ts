import type { DrawingSheet } from '../drawing-sheet.ts'
import type { Sizes } from '../read-sizes.ts'
import type { View } from '../view.ts'
import { drawRevolved, drawnLength, type ProfileSection } from './revolved.ts'

type Draw = (sheet: DrawingSheet, sizes: Sizes) => boolean

/** Spiral duct with its seam. */
export const drawSpiralDuct: Draw = (sheet, sizes) =>
  drawPipe(sheet, sizes, (side, radius, length) => {
    const pitch = radius * 0.6
    for (let x = pitch; x < length - pitch * 0.3; x += pitch)
      side.line('thin', [x, -radius], [Math.min(length, x + pitch * 0.5), radius])
  })

export const drawPlasticDuct: Draw = (sheet, sizes) => drawPipe(sheet, sizes)

/** Hoses and semi-rigid pipe: corrugated. */
export const drawHose: Draw = (sheet, sizes) =>
  drawPipe(sheet, sizes, (side, radius, length) => {
    const pitch = radius * 0.22
    for (let x = pitch; x < length - pitch / 2; x += pitch)
      side.line('thin', [x, -radius], [x, radius])
  })

function drawPipe(
  sheet: DrawingSheet,
  { dn, length, coil, outer }: Sizes,
  details?: (side: View, radius: number, length: number) => void,
): boolean {
  if (!dn) return false
  const long = length ?? coil
  const { shown, isBroken } = drawnLength(long?.value ?? dn.value * 2, dn.value)
  drawRevolved(sheet, {
    sections: [{ length: shown, radius: dn.value / 2 }],
    left: dn,
    length: long,
    outer,
    isBroken,
    details: (side, _end, radius, drawn) => details?.(side, radius, drawn),
  })
  return true
}

/** Round silencers and carbon filters: a thick body between two spigots. */
export const drawThickBody: Draw = (sheet, sizes) => {
  const { dn, insulation } = sizes
  if (!dn) return false
  const outer = sizes.outer
  const long = sizes.length ?? sizes.overallLength
  const thickness = outer?.value ?? dn.value + 2 * (insulation?.value ?? 25)
  const { shown, isBroken } = drawnLength(long?.value ?? thickness * 2, thickness)
  const spigot = Math.min(50, shown * 0.12)
  drawRevolved(sheet, {
    sections: betweenSpigots(dn.value / 2, spigot, [
      { length: shown - 2 * spigot, radius: thickness / 2 },
    ]),
    left: dn,
    length: long,
    outer,
    isBroken,
    details: (side, _end, _radius, drawn) => {
      for (const y of [-dn.value / 2, dn.value / 2])
        side.line('hidden', [spigot, y], [drawn - spigot, y])
    },
  })
  return true
}

/** A coupling goes over two ends, a nipple into two ends: a stop marks its middle. */
export const drawCoupling: Draw = (sheet, { dn, overallLength }) => {
  if (!dn) return false
  const length = overallLength?.value ?? dn.value
  drawRevolved(sheet, {
    sections: [{ length, radius: dn.value / 2 }],
    left: dn,
    length: overallLength,
    details: (side, _end, radius, drawn) => {
      side.line('edge', [drawn / 2, -radius], [drawn / 2, radius])
      for (const x of [drawn * 0.12, drawn * 0.88]) side.line('thin', [x, -radius], [x, radius])
    },
  })
  return true
}

export const drawEndCap: Draw = (sheet, { dn, overallLength }) => {
  if (!dn) return false
  const length = overallLength?.value ?? dn.value * 0.5
  const rim = Math.max(2, dn.value * 0.02)
  drawRevolved(sheet, {
    sections: [
      { length: length - rim, radius: dn.value / 2 },
      { length: rim, radius: dn.value / 2 + rim },
    ],
    left: dn,
    length: overallLength,
  })
  return true
}

export const drawReducer: Draw = (sheet, { dn, dn2, overallLength }) => {
  if (!dn || !dn2) return false
  const length = overallLength?.value ?? dn.value
  const spigot = length * 0.28
  drawRevolved(sheet, {
    sections: [
      { length: spigot, radius: dn.value / 2 },
      { length: length - 2 * spigot, radius: dn.value / 2, toRadius: dn2.value / 2 },
      { length: spigot, radius: dn2.value / 2 },
    ],
    left: dn,
    right: dn2,
    length: overallLength,
  })
  return true
}

/** A rubber sleeve with its two clamps. */
export const drawSleeve: Draw = (sheet, { dn, overallLength }) => {
  if (!dn) return false
  const length = overallLength?.value ?? dn.value * 0.6
  drawRevolved(sheet, {
    sections: [{ length, radius: dn.value / 2 }],
    left: dn,
    length: overallLength,
    details: (side, _end, radius, drawn) => {
      for (const x of [0.06, 0.2, 0.8, 0.94])
        side.line('edge', [drawn * x, -radius], [drawn * x, radius])
    },
  })
  return true
}

/** Backdraught dampers: two flaps on a central axis. */
export const drawBackdraught: Draw = (sheet, sizes) =>
  drawBlade(sheet, sizes, (side, radius, middle) => {
    side.line('edge', [middle, 0], [middle + radius * 0.5, -radius * 0.85])
    side.line('edge', [middle, 0], [middle + radius * 0.5, radius * 0.85])
    side.circle(middle, 0, radius * 0.05)
  })

/** Throttles and flow regulators: a blade on a spindle, with a lever or an actuator. */
export const drawThrottle: Draw = (sheet, sizes) =>
  drawBlade(sheet, sizes, (side, radius, middle, end) => {
    side.line(
      'hidden',
      [middle - radius * 0.6, radius * 0.75],
      [middle + radius * 0.6, -radius * 0.75],
    )
    side.circle(middle, 0, radius * 0.07)
    end.line('axis', [radius, -radius * 1.12], [radius, radius * 1.12])
    end.box(radius * 0.8, -radius * 1.16, radius * 0.4, radius * 0.16)
  })

function drawBlade(
  sheet: DrawingSheet,
  { dn, overallLength }: Sizes,
  blade: (side: View, radius: number, middle: number, end: View) => void,
): boolean {
  if (!dn) return false
  const length = overallLength?.value ?? dn.value
  drawRevolved(sheet, {
    sections: [{ length, radius: dn.value / 2 }],
    left: dn,
    length: overallLength,
    details: (side, end, radius, drawn) => {
      for (const x of [0.1, 0.9]) side.line('thin', [drawn * x, -radius], [drawn * x, radius])
      blade(side, radius, drawn / 2, end)
    },
  })
  return true
}

export function betweenSpigots(
  radius: number,
  length: number,
  body: readonly ProfileSection[],
): ProfileSection[] {
  return [{ length, radius }, ...body, { length, radius }]
}
