import { refuseBackend } from './backend-refusals.ts'
import type { DeploySettings, WorkerSettings } from './settings.ts'
import { refuseStorefront } from './storefront-refusals.ts'

/** Reasons against deploying these settings, a sentence each; empty: none. */
export function refusalsOf(settings: DeploySettings): string[] {
  const { storefront, backend } = settings
  const isEmbedded = storefront.vars['CMS_URL'] === '' || storefront.vars['STORE_URL'] === ''
  return [
    ...refuseStorefront(settings, isEmbedded),
    ...(isEmbedded ? refuseCurrencies(settings) : []),
    ...(isEmbedded || storefront.services.some(({ service }) => service === backend.name)
      ? refuseBackend(settings)
      : []),
  ]
}

/** A currency known to one Worker only would be displayed but not sold, or the reverse. */
function refuseCurrencies({ storefront, backend }: DeploySettings): string[] {
  const of = ({ vars }: WorkerSettings) => vars['CURRENCIES']?.replaceAll(' ', '') ?? 'EUR,CZK'
  return of(storefront) === of(backend)
    ? []
    : ['CURRENCIES of wrangler.toml and of backend/wrangler.toml must be the same.']
}
