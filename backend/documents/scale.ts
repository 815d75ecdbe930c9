import type { EnergyLabel } from '../../domain/product/product.ts'

const all = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G']

const colours: readonly (readonly [number, number, number])[] = [
  [0, 0.65, 0.32],
  [0.32, 0.72, 0.28],
  [0.74, 0.84, 0.18],
  [1, 0.95, 0],
  [0.99, 0.73, 0.07],
  [0.95, 0.44, 0.13],
  [0.93, 0.11, 0.14],
]

/** Classes of a label, best first, with colours from green to red; all after the seventh are red. */
export function scaleOf({ best, worst }: Pick<EnergyLabel, 'best' | 'worst'>) {
  const classes = all.slice(all.indexOf(best), all.indexOf(worst) + 1)
  const steps = Math.max(1, Math.min(classes.length, colours.length) - 1)
  return classes.map((title, index) => {
    const at = Math.round((Math.min(index, steps) / steps) * (colours.length - 1))
    return { title, colour: colours[at] ?? ([0.5, 0.5, 0.5] as const) }
  })
}
