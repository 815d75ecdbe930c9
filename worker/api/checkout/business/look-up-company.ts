import type { Context } from 'hono'
import type { Company } from '../../../../domain/contract/store-services.ts'
import { normaliseTin } from '../../../../domain/validation/normalise.ts'
import { checkTin } from '../../../../domain/validation/tin.ts'
import type { AppEnv } from '../../../env.ts'
import { countRateLimited } from '../../../upstream/rate-limit.ts'
import { publicReads } from '../../../upstream/reads/public-reads.ts'
import { UpstreamError } from '../../../upstream/upstream-error.ts'

type Found = { company: Company } | { company: null; why: 'invalid' | 'unknown' | 'unavailable' }

/** Finds a company by its Czech number. Never throws: the form can be filled in by hand. */
export async function lookUpCompany(c: Context<AppEnv>, typed: string): Promise<Found> {
  const tin = normaliseTin(typed.slice(0, 40), 'CZE')
  if (!tin || checkTin(tin, 'CZE')) return { company: null, why: 'invalid' }
  try {
    await countRateLimited(c, 'company')
    const company = await publicReads(c).company(tin)
    return company ? { company } : { company: null, why: 'unknown' }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    return { company: null, why: 'unavailable' }
  }
}
