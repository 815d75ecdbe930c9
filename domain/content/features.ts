import type { Configuration } from '../site.ts'

export type Feature = keyof NonNullable<Configuration['features']>

/**
 * Features that are on if the CMS omits them. The specification has compare on for this theme and
 * gives no default for the address list; all others are off by default.
 */
const onByDefault: ReadonlySet<Feature> = new Set(['compare', 'addressList'])

/**
 * Whether the shop has it (spec §9 Feature flags). The wish list is `favourites` (decision 128).
 */
export function hasFeature(
  { features }: Pick<Configuration, 'features'>,
  feature: Feature,
): boolean {
  return features?.[feature] ?? onByDefault.has(feature)
}
