import type { MapPoint } from './project-mercator.ts'

/** Visible part of the plane. */
export interface MapFrame {
  x: number
  y: number
  width: number
  height: number
}

/** Aspect ratio (width / height); repeated in the style sheet. */
export const mapRatio = 5 / 4

/** Minimum extent, about 400 km, so that a single location has surroundings. */
const least = 280
/** Padding, as a fraction of the locations' extent. */
const margin = 0.16

/** Fits the frame to all locations with some padding. */
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

/** Converts a point to fractions of the frame's width and height. */
export function positionIn(frame: MapFrame, { x, y }: MapPoint): MapPoint {
  return { x: (x - frame.x) / frame.width, y: (y - frame.y) / frame.height }
}

function extent(values: readonly number[]) {
  if (values.length === 0) return { middle: 0, size: 0 }
  const least = Math.min(...values)
  const max = Math.max(...values)
  return { middle: (least + max) / 2, size: max - least }
}
