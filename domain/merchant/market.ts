import * as z from 'zod/mini'

/** Markets with different carriers and payment methods. */
export const Market = z.enum(['DE', 'CZ', 'SK'])
export type Market = z.infer<typeof Market>

interface MarketEntry {
  /** ISO 3166-1 alpha-3, as that of its warehouse. */
  country: string
  warehouse: string
  /** Codes of its domains (`DOMAINS`), also before a dash; unlisted ones belong to Germany. */
  domains: readonly string[]
}

export const markets: Readonly<Record<Market, MarketEntry>> = {
  DE: { country: 'DEU', warehouse: 'DEU', domains: ['de'] },
  CZ: { country: 'CZE', warehouse: 'CZE', domains: ['cz', 'cs'] },
  SK: { country: 'SVK', warehouse: 'CZE', domains: ['sk'] },
}
