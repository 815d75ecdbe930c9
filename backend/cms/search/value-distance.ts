/**
 * Distance of two comparable value ids, `300x100` and `400x100`, `epm1-60` and `epm1-55`; else null.
 * A face without a depth is compared with the faces of filters.
 */
export function distanceOf(a: string, b: string): number | null {
  const isFace = /^\d+x\d+$/.test(a)
  const [first, other] = [figuresOf(a), figuresOf(isFace ? b.replace(/(?<=x\d+)x\d+$/, '') : b)]
  if (first.kind !== other.kind || first.figures.length !== other.figures.length) return null
  if (first.figures.length === 0) return null
  return first.figures.reduce(
    (sum, figure, at) => sum + Math.abs(figure - (other.figures[at] ?? 0)),
    0,
  )
}

function figuresOf(id: string): { kind: string; figures: number[] } {
  const [, dust, share] = /^(epm\d+|coarse)-(\d+)$/.exec(id) ?? []
  if (dust !== undefined) return { kind: dust, figures: [Number(share)] }
  const [, a, b] = /^(\d+)x(\d+)$/.exec(id) ?? []
  if (a !== undefined) return { kind: 'x', figures: [Number(a), Number(b)] }
  const figure = /^(?:ip|ei)?(\d+(?:-\d+)?)$/.exec(id)?.[1]
  return { kind: '', figures: figure === undefined ? [] : [Number(figure.replace('-', '.'))] }
}
