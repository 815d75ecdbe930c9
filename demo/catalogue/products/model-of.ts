import { brandTitles } from '../brands.ts'
import type { Plan } from '../plan.ts'
import { modelsOf } from './unit-models.ts'

/** Model of a device: a fan by its diameter, a ventilation unit by the nearest airflow. */
export function modelOf({ family, brandId, line }: Plan, size: string | null, flow: number | null): string | null {
  const sized = modelsOf(brandTitles.get(brandId) ?? '', line).map((id) => ({ id, size: Number(id.split('-').at(-1)) }))
  if (family.group === 'fan') return sized.find((model) => String(model.size) === size)?.id ?? null
  if (family.group !== 'hrv' || flow === null) return null
  return sized.toSorted((a, b) => Math.abs(a.size - flow) - Math.abs(b.size - flow))[0]?.id ?? null
}
