interface Position {
  latitude: number
  longitude: number
}

const earthRadius = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres (haversine formula, R. W. Sinnott 1984). */
export function distance(a: Position, b: Position): number {
  const lift = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const turn = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const shrink = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude))
  return 2 * earthRadius * Math.asin(Math.sqrt(lift + shrink * turn))
}
