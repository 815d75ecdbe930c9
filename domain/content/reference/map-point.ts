export interface MapPoint {
  id: string
  title: string
  latitude: number
  longitude: number
}
