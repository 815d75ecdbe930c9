import { type Company, findCompany } from '../../../domain/contract/store-services.ts'
import type { ReadScope } from './content-cache.ts'
import { findCall } from './read-call.ts'

/** Public facts of companies. */
export function companyReads(scope: ReadScope) {
  return {
    /** A Czech company by its number; null for one that the register does not know. */
    async company(tin: string): Promise<Company | null> {
      const requested = { query: { ico: tin } }
      const reading = { profile: 'company', requested, tags: () => [] } as const
      return (await findCall(scope, findCompany, reading))?.data ?? null
    },
  }
}
