import type { Branch } from './branch.ts'

/** Branch fields of a list. */
export interface ListedBranch extends Pick<
  Branch,
  'title' | 'address' | 'phone' | 'region' | 'services' | 'opening_hours' | 'main_image'
> {
  id: string
  slug: string
  latitude: number
  longitude: number
  isPrimary: boolean
}
