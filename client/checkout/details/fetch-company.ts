import type { Company } from '../../../domain/contract/store-services.ts'
import type { CompanyLookup } from '../../../domain/checkout/company-lookup.ts'
import { api } from '../../../domain/api.ts'
import { readAnswer } from '../../http/read-answer.ts'
import { RequestFailed } from '../../http/request-failed.ts'

/** A company by its number; what keeps it from being found is no error, for one can type. */
export async function fetchCompany(
  tin: string,
): Promise<{ company: Company } | Extract<CompanyLookup, { state: 'unknown' | 'unavailable' }>> {
  try {
    const url = `${api.company}?tin=${encodeURIComponent(tin)}`
    return await readAnswer(fetch(url, { headers: { Accept: 'application/json' } }), parse)
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error
    return { state: error.status === 404 || error.status === 422 ? 'unknown' : 'unavailable' }
  }
}

async function parse(body: unknown): Promise<{ company: Company }> {
  return (await import('../checkout-answers.ts')).FoundCompany.parse(body)
}
