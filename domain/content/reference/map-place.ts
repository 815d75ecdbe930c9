export interface MapPlace {
  id: string
  title: string
  latitude: number
  longitude: number
}
