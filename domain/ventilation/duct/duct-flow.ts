/** Density of air in kg/m³ and its kinematic viscosity in m²/s at 20 °C. */
const density = 1.2
const viscosity = 1.51e-5

/** Roughness of a duct's wall in mm (domain part 2.3). */
export const roughness = {
  spiral: 0.15,
  plastic: 0.007,
  semiRigid: 0.1,
  aluFlex: 0.75,
} as const
export type DuctKind = keyof typeof roughness

/** Air velocity in m/s of a flow in m³/h through a round duct of a diameter in mm. */
export function velocity(flow: number, diameter: number): number {
  return flow / 3600 / areaOf(diameter)
}

/** Minimum diameter in mm that keeps a flow in m³/h below a velocity in m/s. */
export function smallestDiameter(flow: number, speed: number): number {
  return 1000 * Math.sqrt((4 * flow) / (3600 * Math.PI * speed))
}

/**
 * Pressure loss by friction in Pa per metre of a straight round duct: Darcy and Weisbach, with the
 * friction factor of Swamee and Jain (J. Hydraul. Div. 102, 1976). `wall`: roughness in mm.
 */
export function frictionLoss(flow: number, diameter: number, wall: number): number {
  if (flow <= 0) return 0
  const speed = velocity(flow, diameter)
  const metres = diameter / 1000
  const reynolds = (speed * metres) / viscosity
  const factor = 0.25 / Math.log10(wall / (3.7 * diameter) + 5.74 / reynolds ** 0.9) ** 2
  return (factor / metres) * dynamicPressure(speed)
}

/** Pressure loss in Pa of a part with the loss coefficient ζ at a speed in m/s. */
export function localLoss(zeta: number, speed: number): number {
  return zeta * dynamicPressure(speed)
}

/**
 * Diameter in mm of the round duct with the same friction as a rectangular one (Huebscher 1948).
 */
export function equalFrictionDiameter(a: number, b: number): number {
  return (1.3 * (a * b) ** 0.625) / (a + b) ** 0.25
}

/** Hydraulic diameter in mm of a rectangular duct: four times its area by its perimeter. */
export function hydraulicDiameter(a: number, b: number): number {
  return (2 * a * b) / (a + b)
}

function dynamicPressure(speed: number): number {
  return (density / 2) * speed ** 2
}

/** m² */
function areaOf(diameter: number): number {
  return (Math.PI / 4) * (diameter / 1000) ** 2
}
