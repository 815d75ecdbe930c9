/** A point of the projected map; `x` to the east, `y` to the south. */
export interface MapPoint {
  x: number
  y: number
}

const unitsPerDegree = 50
/** North-west corner of the plane. */
const west = 5
const north = 56

const mercator = (latitude: number) =>
  (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI

/** Mercator, as on common maps. */
export function projectMercator(latitude: number, longitude: number): MapPoint {
  return {
    x: (longitude - west) * unitsPerDegree,
    y: (mercator(north) - mercator(latitude)) * unitsPerDegree,
  }
}
