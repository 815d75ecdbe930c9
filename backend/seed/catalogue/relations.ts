import type { Plan } from './plan.ts'
import { hash } from './random.ts'

/** Categories whose goods go with those of a category (found by its longest listed start). */
const partners: Record<string, string> = {
  A1: 'C3 C2.1 D8 E1.3 E1.1 H2 L2', 'A1.4': 'C3 C2.1 D8 E1.3 H3.1', A2: 'C1 D8 G1 L1 E1.2 H1.2 G4', 'A2.4': 'C5 G3 H1.2 D9', 'A2.5': 'C2.2 C2.1 L2',
  A3: 'A3.3 H1.2 D8 G4', A4: 'E1.3 H1.2 H1.4', B1: 'C2.2 E2.1 E2.2 G1 F1 L7 B3.1', B2: 'B2.3 F1 H4', 'B2.3': 'B2.1 B2.2', B3: 'E2.1 E2.2 B1.1',
  C: 'D1 D2 D3 D4 L1 L2', C2: 'L1 L2 E2.2 G2', C4: 'D7 E1.1 L2', C5: 'G3 L4 L3 I1', D: 'C1 D4 L1 L2', D7: 'C4 L2 E1.1', E1: 'C1 C3 L3',
  E2: 'C2.1 D4 C1 G2', E3: 'C2.2 D9 L1', E4: 'F4 C3 L3', E5: 'C1 D8 L3', F1: 'L7', F2: 'F3 L6', F4: 'L6', F5: 'A2.1 C2.1 L1', F6: 'F3 C1 A2.2',
  G: 'C1 A2.1 L1 D4', G3: 'C5 L4', H1: 'A2.1 A2.2', H2: 'A1.1 A1.2', H3: 'A1.3 A2.3 H4', H4: 'H3.2 B1.1', H5: 'D9 I1', I: 'C1 L1 I4 L3',
  J1: 'J3 F5 C4', J2: 'C5 F3 A2.4', J3: 'C3 C2.1 L3', K: 'C1 H1.3 F6 D4', K3: 'H4', L: 'C1 D1 C2.1', M1: 'C2.1 L2 H2', M2: 'A1.1 B1.1', M3: 'C1 D8 H1.2',
}

/** Finds which products go together; made once for a catalogue. */
export function relationsOf(plans: readonly Plan[]): { fits: (plan: Plan) => string[]; alternatives: (plan: Plan) => string[] } {
  const byCategory = Map.groupBy(plans, ({ family }) => family.category)
  const byFamily = Map.groupBy(plans, ({ family }) => family.id)
  return {
    fits: (plan) =>
      partnersOf(plan.family.category).flatMap((category) => {
        const found = firstThat(byCategory.get(category) ?? [], hash(plan.id), (other) => goTogether(plan, other))
        return found ? [found.id] : []
      }),
    alternatives: (plan) => {
      const siblings = byFamily.get(plan.family.id) ?? []
      const near = [1, -1, 2, -2, 3, -3].flatMap((step) => siblings[plan.index + step] ?? [])
      return near.filter((other) => plan.sizes.length === 0 || shareSize(plan, other)).slice(0, 4).map(({ id }) => id)
    },
  }
}

function partnersOf(category: string): string[] {
  const list = partners[category] ?? partners[category.split('.')[0] ?? ''] ?? partners[category.slice(0, 1)] ?? ''
  return list.split(' ').filter((code) => code !== '')
}

/** Looks at a dozen candidates from a starting point that differs from product to product. */
function firstThat(plans: readonly Plan[], start: number, suits: (plan: Plan) => boolean): Plan | null {
  for (let step = 0; step < Math.min(12, plans.length); step++) {
    const plan = plans[(start + step) % plans.length]
    if (plan && suits(plan)) return plan
  }
  return null
}

const fitCodes = new Set(['dn', 'size_ab'])

function goTogether(one: Plan, other: Plan): boolean {
  if (one.family.id === other.family.id) return false
  const codes = [one.family.size?.code ?? '', other.family.size?.code ?? '']
  if (!codes.every((code) => fitCodes.has(code))) return true
  return codes[0] === codes[1] && shareSize(one, other)
}

function shareSize(one: Plan, other: Plan): boolean {
  return one.sizes.some((size) => other.sizes.includes(size))
}
