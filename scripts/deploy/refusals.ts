import { refuseBackend } from './backend-refusals.ts'
import type { DeploySettings } from './settings.ts'
import { refuseStorefront } from './storefront-refusals.ts'

/** Why a shop with these settings must not be deployed, a sentence each; empty: it may. */
export function refusalsOf(settings: DeploySettings): string[] {
  const { storefront, backend } = settings
  const isEmbedded = storefront.vars['CMS_URL'] === '' || storefront.vars['STORE_URL'] === ''
  return [
    ...refuseStorefront(settings, isEmbedded),
    ...(isEmbedded || storefront.services.some(({ service }) => service === backend.name)
      ? refuseBackend(settings)
      : []),
  ]
}
