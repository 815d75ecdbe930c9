import type { EnergyLabel } from '../../../domain/product/product.ts'

/**
 * Class and scale of an EU energy label (schema.org); nothing for a class that schema.org lacks.
 */
export function energyData(label: EnergyLabel | null): Record<string, unknown> | undefined {
  if (!label) return undefined
  const [own, best, worst] = [label.class, label.best, label.worst].map(categoryOf)
  if (!own || !best || !worst) return undefined
  return {
    '@type': 'EnergyConsumptionDetails',
    hasEnergyEfficiencyCategory: own,
    energyEfficiencyScaleMin: worst,
    energyEfficiencyScaleMax: best,
  }
}

/** `A+` is EUEnergyEfficiencyCategoryA1Plus. */
function categoryOf(name: string): string | null {
  const plus = /^A(\+{1,3})$/.exec(name)?.[1]
  if (!plus && !/^[A-G]$/.test(name)) return null
  return `https://schema.org/EUEnergyEfficiencyCategory${plus ? `A${plus.length}Plus` : name}`
}
