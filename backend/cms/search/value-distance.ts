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
  const sides = /^\d+(?:x\d+){1,2}$/.test(id) ? id.split('x').map(Number) : []
  if (sides.length > 0) return { kind: 'x', figures: sides }
  const figure = /^(?:ip|ei)?(\d+(?:-\d+)?)$/.exec(id)?.[1]
  return { kind: '', figures: figure === undefined ? [] : [Number(figure.replace('-', '.'))] }
}
