import * as z from 'zod/mini'
import { contractHeaders } from '../../domain/contract/headers.ts'
import { deviceName } from '../../domain/account/device-name.ts'
import { CurrencyCode, defaultCurrency } from '../../domain/currency.ts'
import { Locale } from '../../domain/locale.ts'
import { defaultLocale } from '../../domain/locales/locales.ts'
import { networkOf } from '../../domain/network.ts'

/** Who asks and how the answer is to be written, as the headers of the contract tell. */
export const Caller = z.object({
  locale: Locale,
  currency: CurrencyCode,
  domain: z.string(),
  /** User variant of the price list that is shown; what is sold follows the customer's record. */
  variant: z.string(),
  groups: z.array(z.string()),
  cartToken: z.nullable(z.string()),
  bearer: z.nullable(z.string()),
  /** Network of the visitor (domain/network.ts); unknown ones are counted as one. */
  network: z.string(),
  /** `Firefox, Windows`; empty where nobody tells. */
  device: z.string(),
  /** Name of a device that somebody has signed in with before, as the storefront vouches for it. */
  knownDevice: z.nullable(z.string()),
  idempotencyKey: z.nullable(z.string()),
  /** The storefront vouches that a person, no program, has sent this. */
  challengePassed: z.boolean(),
})
export type Caller = z.infer<typeof Caller>

/** `currencies`: those that the shop sells in; another one is answered in the first of them. */
export function readCaller(
  headers: Headers,
  currencies: readonly [CurrencyCode, ...CurrencyCode[]] = [defaultCurrency, 'CZK'],
): Caller {
  const locale = Locale.safeParse(headers.get(contractHeaders.locale)).data
  const ownDefault = Locale.safeParse(headers.get(contractHeaders.defaultLocale)).data
  const requested = headers.get(contractHeaders.currency)
  return {
    locale: locale ?? ownDefault ?? defaultLocale,
    currency: currencies.find((code) => code === requested) ?? currencies[0],
    domain: headers.get(contractHeaders.domain) ?? 'de',
    variant: headers.get(contractHeaders.userVariant) ?? 'b2c',
    groups: splitList(headers.get(contractHeaders.userGroups)).slice(0, 10),
    cartToken: readToken(headers.get(contractHeaders.cartToken)),
    // Taken as it is: a token that is none must be refused, not make its bearer a guest.
    bearer: /^Bearer (.+)$/i.exec(headers.get('Authorization') ?? '')?.[1]?.slice(0, 500) ?? null,
    network: networkOf(headers.get(contractHeaders.clientAddress)) ?? 'unknown',
    device: deviceName(headers.get(contractHeaders.clientAgent)),
    knownDevice: readToken(headers.get(contractHeaders.knownDevice)),
    idempotencyKey: headers.get(contractHeaders.idempotencyKey)?.slice(0, 200) ?? null,
    challengePassed: headers.get(contractHeaders.challengePassed) === '1',
  }
}

/** The parts of a comma-separated list, without empty ones. */
export function splitList(list: string | null | undefined): string[] {
  return (list ?? '').split(',').flatMap((part) => part.trim() || [])
}

function readToken(token: string | null | undefined): string | null {
  return token && /^[\w-]{20,200}$/.test(token) ? token : null
}
