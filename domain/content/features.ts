import type { Configuration } from '../frame.ts'

export type Feature = keyof NonNullable<Configuration['features']>

/** A CMS that does not name them has them; all others are off until the CMS says that they are on. */
const onByDefault: ReadonlySet<Feature> = new Set([
  'compare',
  'shoppingLists',
  'addressList',
  'favourites',
])

/** Whether the shop has it (spec §9 Feature flags). */
export function hasFeature(
  { features }: Pick<Configuration, 'features'>,
  feature: Feature,
): boolean {
  return features?.[feature] ?? onByDefault.has(feature)
}
