import * as z from 'zod/mini'
import { contractHeaders } from '../../domain/contract/headers.ts'
import { deviceName } from '../../domain/account/device-name.ts'
import { CurrencyCode, defaultCurrency } from '../../domain/currency.ts'
import { Locale } from '../../domain/locale.ts'
import { defaultLocale } from '../../domain/locales/locales.ts'
import { networkOf } from '../../domain/network.ts'

/** The caller and the response's format, from the contract's headers. */
export const Caller = z.object({
  locale: Locale,
  currency: CurrencyCode,
  domain: z.string(),
  /** User variant for displayed prices; for selling the customer's record counts. */
  variant: z.string(),
  groups: z.array(z.string()),
  cartToken: z.nullable(z.string()),
  bearer: z.nullable(z.string()),
  /** Network of the visitor (domain/network.ts); unknown ones count as one. */
  network: z.string(),
  /** `Firefox, Windows`; empty if unknown. */
  device: z.string(),
  /** Known device token, as vouched for by the storefront. */
  knownDevice: z.nullable(z.string()),
  idempotencyKey: z.nullable(z.string()),
  /** The storefront vouches for a passed bot challenge. */
  challengePassed: z.boolean(),
})
export type Caller = z.infer<typeof Caller>

/** `currencies`: those of the shop; another one is answered in the first. */
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
    // Not validated here: a malformed token must be refused, not treated as a guest.
    bearer: /^Bearer (.+)$/i.exec(headers.get('Authorization') ?? '')?.[1]?.slice(0, 500) ?? null,
    network: networkOf(headers.get(contractHeaders.clientAddress)) ?? 'unknown',
    device: deviceName(headers.get(contractHeaders.clientAgent)),
    knownDevice: readToken(headers.get(contractHeaders.knownDevice)),
    idempotencyKey: headers.get(contractHeaders.idempotencyKey)?.slice(0, 200) ?? null,
    challengePassed: headers.get(contractHeaders.challengePassed) === '1',
  }
}

/** Splits a comma-separated list, without empty parts. */
export function splitList(list: string | null | undefined): string[] {
  return (list ?? '').split(',').flatMap((part) => part.trim() || [])
}

function readToken(token: string | null | undefined): string | null {
  return token && /^[\w-]{20,200}$/.test(token) ? token : null
}
