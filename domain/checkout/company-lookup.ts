import type { Company } from '../contract/store-services.ts'

/** Result of a company lookup by number. */
export type CompanyLookup =
  | { state: 'unknown' | 'unavailable' }
  /** `differs`: other values were typed and are kept. */
  | { state: 'filled' | 'differs'; company: Company }
