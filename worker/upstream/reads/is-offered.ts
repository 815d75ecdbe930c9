import { type Feature, hasFeature } from '../../../domain/content/features.ts'
import type { Configuration } from '../../../domain/site.ts'
import { orElse } from '../or-else.ts'

/**
 * Whether a feature is on in the CMS. Defaults to on in an outage, because the visitor has followed
 * a link to it.
 */
export async function isOffered(
  reads: { configuration: () => Promise<Configuration> },
  feature: Feature,
): Promise<boolean> {
  const configuration = await orElse(reads.configuration(), null)
  return configuration === null || hasFeature(configuration, feature)
}
