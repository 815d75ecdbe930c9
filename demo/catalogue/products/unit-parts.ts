import { goesWith } from './goes-with.ts'
import type { Plan } from '../plan.ts'
import { factsOf } from './facts-of.ts'

/** Index of units by part and of parts by unit. */
export function unitParts(plans: readonly Plan[]) {
  const parts = new Map<string, Plan[]>()
  const devices = new Map<string, Plan[]>()
  for (const plan of plans) {
    if (plan.family.size?.code === 'unit_model') add(parts, plan.sizes, plan)
    else if (plan.family.group === 'hrv' || plan.family.group === 'fan') add(devices, ownModels(plan), plan)
  }
  const found = (map: ReadonlyMap<string, Plan[]>, models: readonly string[], suits: (plan: Plan) => boolean, count: number) =>
    [...new Set(models.flatMap((model) => map.get(model) ?? []))].filter(suits).slice(0, count).map(({ id }) => id)
  return {
    partsFor: (device: Plan, family: string, count: number) =>
      found(parts, ownModels(device), (part) => part.family.id === family && goesWith(part, device), count),
    devicesFor: (part: Plan, count: number) =>
      part.family.size?.code === 'unit_model' ? found(devices, part.sizes, (device) => goesWith(part, device), count) : [],
  }
}

/** Limited to the number displayed per model. */
const maxPerModel = 64

function add(map: Map<string, Plan[]>, models: readonly string[], plan: Plan): void {
  for (const model of models) {
    const known = map.get(model)
    if (!known) map.set(model, [plan])
    else if (known.length < maxPerModel) known.push(plan)
  }
}

function ownModels(device: Plan): string[] {
  return [...new Set(factsOf(device).flatMap(({ model }) => model ?? []))]
}
