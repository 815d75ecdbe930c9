import type { MapPoint } from './project.ts'

/** The part of the plane that is shown. */
export interface MapFrame {
  x: number
  y: number
  width: number
  height: number
}

/** Of width to height; the stylesheet has the same. */
export const mapRatio = 5 / 4

/** So much country is seen at least, about 400 km, or a single place would stand in the void. */
const least = 280
/** Around the outermost places, as a part of the distance between them. */
const margin = 0.16

/** The smallest part of the plane that has all places with some country around them. */
export function mapFrame(points: readonly MapPoint[]): MapFrame {
  const horizontal = extent(points.map(({ x }) => x))
  const vertical = extent(points.map(({ y }) => y))
  const width = Math.max(
    horizontal.size * (1 + 2 * margin),
    vertical.size * (1 + 2 * margin) * mapRatio,
    least,
  )
  const height = width / mapRatio
  return {
    x: Math.round(horizontal.middle - width / 2),
    y: Math.round(vertical.middle - height / 2),
    width: Math.round(width),
    height: Math.round(height),
  }
}

/** A point as parts of the frame's width and height. */
export function positionIn(frame: MapFrame, { x, y }: MapPoint): MapPoint {
  return { x: (x - frame.x) / frame.width, y: (y - frame.y) / frame.height }
}

function extent(values: readonly number[]) {
  if (values.length === 0) return { middle: 0, size: 0 }
  const least = Math.min(...values)
  const most = Math.max(...values)
  return { middle: (least + most) / 2, size: most - least }
}
