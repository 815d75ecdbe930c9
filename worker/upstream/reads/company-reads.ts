import { type Company, findCompany } from '../../../domain/contract/store-services.ts'
import type { ReadScope } from './content-cache.ts'
import { findCall } from './read-call.ts'

/** Public company data. */
export function companyReads(scope: ReadScope) {
  return {
    /** A Czech company by its number; null if the register does not know it. */
    async company(tin: string): Promise<Company | null> {
      const requested = { query: { ico: tin } }
      const reading = { profile: 'company', requested, tags: () => [] } as const
      return (await findCall(scope, findCompany, reading))?.data ?? null
    },
  }
}
