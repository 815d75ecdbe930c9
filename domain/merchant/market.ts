import * as z from 'zod/mini'

/** Where the shop's carriers and payments differ. */
export const Market = z.enum(['DE', 'CZ', 'SK'])
export type Market = z.infer<typeof Market>

interface MarketEntry {
  /** ISO 3166-1 alpha-3, as that of the warehouse that sends there. */
  country: string
  warehouse: string
  /** Codes of the domains (`DOMAINS`) that serve it; one that no market names is served as Germany. */
  domains: readonly string[]
}

export const markets: Readonly<Record<Market, MarketEntry>> = {
  DE: { country: 'DEU', warehouse: 'DEU', domains: ['de'] },
  CZ: { country: 'CZE', warehouse: 'CZE', domains: ['cz', 'cs'] },
  SK: { country: 'SVK', warehouse: 'CZE', domains: ['sk'] },
}
