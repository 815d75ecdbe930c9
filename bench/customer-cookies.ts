import { accountApi } from '../domain/account/account-api.ts'

/** Cookie header of the demo's business customer, who belongs to a price group. */
export async function customerCookies(shop: string): Promise<string> {
  const response = await fetch(shop + accountApi.login, {
    method: 'POST',
    headers: { Origin: shop, 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ email: 'handwerk@luftbasis.example', password: 'lueften-2026' }),
  })
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  if (!cookies.some((cookie) => cookie.startsWith('price_group='))) {
    throw new Error(`The demo's business customer could not log in: ${response.status}`)
  }
  return cookies.filter((cookie) => !cookie.endsWith('=')).join('; ')
}
