import { configurationQuery } from '../../../domain/contract/cms-graphql.ts'
import { getShippers } from '../../../domain/contract/store-checkout.ts'
import * as store from '../../../domain/contract/store.ts'
import type { PointPickers } from '../../../domain/checkout/delivery/point-pickers.ts'
import { Globals } from '../../../domain/site.ts'
import type { StoreGlobals } from '../../../domain/store-globals.ts'
import type { ReadScope } from './content-cache.ts'
import { tag } from '../../cache/content/content-tags.ts'
import { readGraphql } from './graphql.ts'
import { readCall } from './read-call.ts'

const parsed = new WeakMap<StoreGlobals, Globals>()

/** The settings that pages use, without menus and languages; parsed once. */
function globalsOf(all: StoreGlobals): Globals {
  const known = parsed.get(all)
  if (known) return known
  const globals = Globals.parse(all)
  parsed.set(all, globals)
  return globals
}

/** Reads of the settings of CMS and store. */
export function settingsReads(scope: ReadScope) {
  async function storeGlobals() {
    const reading = { profile: 'settings', requested: {}, tags: () => [tag.globals] } as const
    return (await readCall(scope, store.getGlobals, reading)).data
  }
  return {
    configuration: () =>
      readGraphql(scope, configurationQuery, {}, 'settings', () => [tag.configuration]),

    globals: async () => globalsOf(await storeGlobals()),

    /** Fallback meta data for search engines (spec §3 Globals meta). */
    storeMeta: async () => (await storeGlobals()).meta,

    /** Carriers' pickers that may be loaded. */
    async pointPickers(): Promise<PointPickers> {
      const { parcel_pickup_key: key, ppl_picker: ppl = false } = (await storeGlobals()).settings
        .integrations
      return { packetaKey: key || scope.upstreamContext.config.PARCEL_PICKUP_KEY || null, ppl }
    },

    async currencies() {
      const reading = { profile: 'settings', requested: {}, tags: () => [tag.currencies] } as const
      return (await readCall(scope, store.getCurrencies, reading)).data
    },

    /** All shipping methods of the market, whatever is in the cart. */
    async shippers() {
      const reading = { profile: 'settings', requested: {}, tags: () => [tag.globals] } as const
      return (await readCall(scope, getShippers, reading)).data
    },

    async countries() {
      const { data } = await readCall(scope, store.getCountries, {
        profile: 'settings',
        requested: { query: { perPage: '100' } },
        tags: () => [tag.countries],
      })
      return data
    },
  }
}
