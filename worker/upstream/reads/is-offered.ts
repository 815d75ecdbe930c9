import { type Feature, hasFeature } from '../../../domain/content/features.ts'
import type { Configuration } from '../../../domain/frame.ts'
import { orElse } from '../or-else.ts'

/**
 * Whether the CMS has switched a feature on. While it cannot be asked the feature is there: whoever
 * is on the way to it has followed a link that says so.
 */
export async function isOffered(
  reads: { configuration: () => Promise<Configuration> },
  feature: Feature,
): Promise<boolean> {
  const configuration = await orElse(reads.configuration(), null)
  return configuration === null || hasFeature(configuration, feature)
}
