import type { Company } from '../../../domain/contract/store-services.ts'
import type { CompanyLookup } from '../../../domain/checkout/company-lookup.ts'
import { checkoutApi } from '../../../domain/checkout/checkout-api.ts'
import { getJson } from '../../http/get-json.ts'
import { RequestFailed } from '../../http/request-failed.ts'

/** Looks up a company by number; a failure is no error, because the fields can be typed. */
export async function fetchCompany(
  tin: string,
): Promise<{ company: Company } | Extract<CompanyLookup, { state: 'unknown' | 'unavailable' }>> {
  try {
    const url = `${checkoutApi.company}?tin=${encodeURIComponent(tin)}`
    return await getJson(url, parse)
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error
    return { state: error.status === 404 || error.status === 422 ? 'unknown' : 'unavailable' }
  }
}

async function parse(body: unknown): Promise<{ company: Company }> {
  return (await import('../checkout-responses.ts')).CompanyResponse.parse(body)
}
