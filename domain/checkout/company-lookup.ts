import type { Company } from '../contract/store-services.ts'

/** What came of looking a company up by its number. */
export type CompanyLookup =
  | { state: 'unknown' | 'unavailable' }
  /** `differs`: something else was typed, and is still there. */
  | { state: 'filled' | 'differs'; company: Company }
