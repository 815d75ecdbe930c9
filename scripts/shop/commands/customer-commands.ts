import { CustomerResponse, LoginLink } from '../../../domain/operator/login-link.ts'
import { WrongUsage } from '../wrong-usage.ts'
import type { OperatorClient } from '../operator-client.ts'

/**
 * `login-as <e-mail> --operator <name> --domain <code>`: a single-use link that signs in as the
 * customer.
 */
export async function makeLoginLink(
  client: OperatorClient,
  origin: string,
  email: string,
  { operator, domain }: { operator: string; domain: string },
): Promise<string[]> {
  if (!operator) throw new WrongUsage('login-as <e-mail> --operator <name> [--domain <code>]')
  const query = new URLSearchParams({ email })
  const { id } = await client.call('GET', `/operator/customers?${query}`, CustomerResponse)
  const target = `/operator/customers/${encodeURIComponent(id)}/login-link`
  const body = { operator, domain }
  // A retry is harmless: the first link expires unused.
  const { path, expiresAt } = await client.call('POST', target, LoginLink, { body })
  return [origin + path, `good once, until ${expiresAt}`]
}
