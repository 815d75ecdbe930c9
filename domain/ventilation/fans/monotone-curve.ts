export type Point = readonly [x: number, y: number]

/**
 * Monotone interpolation without overshoot: cubic Hermite with the slopes of Fritsch and Carlson
 * (SIAM J. Numer. Anal. 17, 1980), at the ends of Fritsch and Butland. Constant outside the points.
 * @throws RangeError for fewer than two points or x that do not ascend
 */
export function monotoneCurve(points: readonly Point[]): (x: number) => number {
  const pieces = piecesOf(points)
  const slopes = slopesOf(pieces)
  const [first = [0, 0]] = points
  const last = points.at(-1) ?? first
  return (x) => {
    if (x <= first[0]) return first[1]
    if (x >= last[0]) return last[1]
    const index = pieces.findIndex(({ to }) => x <= to[0])
    const piece = pieces[index]
    return piece ? hermite(piece, slopes[index] ?? 0, slopes[index + 1] ?? 0, x) : last[1]
  }
}

/**
 * The same curve as cubic Bézier segments: two control points and the end of each.
 * @throws RangeError as `monotoneCurve`
 */
export function monotoneBezier(points: readonly Point[]): Point[][] {
  const pieces = piecesOf(points)
  const slopes = slopesOf(pieces)
  return pieces.map(({ from, to, width }, index) => {
    const third = width / 3
    return [
      [from[0] + third, from[1] + third * (slopes[index] ?? 0)],
      [to[0] - third, to[1] - third * (slopes[index + 1] ?? 0)],
      to,
    ]
  })
}

interface Piece {
  from: Point
  to: Point
  width: number
  slope: number
}

function piecesOf(points: readonly Point[]): Piece[] {
  const [first, ...others] = points
  if (!first || others.length === 0) throw new RangeError('A curve needs two points')
  return others.map((point, index) => pieceOf(points[index] ?? first, point))
}

function pieceOf(from: Point, to: Point): Piece {
  const width = to[0] - from[0]
  if (!(width > 0)) throw new RangeError('The points of a curve must ascend in x')
  return { from, to, width, slope: (to[1] - from[1]) / width }
}

function slopesOf(pieces: Piece[]): number[] {
  const inner = pieces.slice(1).map((right, index) => {
    const left = pieces[index] ?? right
    if (left.slope * right.slope <= 0) return 0
    const [a, b] = [2 * right.width + left.width, right.width + 2 * left.width]
    return (a + b) / (a / left.slope + b / right.slope)
  })
  return [endSlope(pieces[0], pieces[1]), ...inner, endSlope(pieces.at(-1), pieces.at(-2))]
}

/** Three-point slope at an end, limited to prevent overshoot. */
function endSlope(end: Piece | undefined, next: Piece | undefined): number {
  if (!end) return 0
  if (!next) return end.slope
  const { width, slope } = end
  const three = ((2 * width + next.width) * slope - width * next.slope) / (width + next.width)
  if (three * slope <= 0) return 0
  return slope * next.slope <= 0 && Math.abs(three) > 3 * Math.abs(slope) ? 3 * slope : three
}

function hermite({ from, to, width }: Piece, left: number, right: number, x: number): number {
  const t = (x - from[0]) / width
  const rest = 1 - t
  return (
    rest * rest * (1 + 2 * t) * from[1] +
    t * t * (3 - 2 * t) * to[1] +
    width * t * rest * (rest * left - t * right)
  )
}
