import { contractHeaders } from '../../domain/contract/headers.ts'
import { locales } from '../../domain/locales/locales.ts'

interface Header {
  description: string
  schema: object
  example: string
}

const text = { type: 'string' }

/** Context headers of every call. */
const headers: Record<string, Header> = {
  [contractHeaders.locale]: {
    description: 'Language of texts and failures',
    schema: { enum: [...locales] },
    example: 'de',
  },
  [contractHeaders.defaultLocale]: {
    description: 'Language where X-Locale is missing or unknown',
    schema: { enum: [...locales] },
    example: 'de',
  },
  [contractHeaders.domain]: {
    description: 'Code of the shop’s domain: its market where no address is known yet',
    schema: text,
    example: 'de',
  },
  [contractHeaders.translationVariant]: {
    description: 'Variant of the texts of this domain; empty for the usual ones',
    schema: text,
    example: '',
  },
  [contractHeaders.userVariant]: {
    description: 'User variant whose prices are shown: b2c or b2b',
    schema: text,
    example: 'b2c',
  },
  [contractHeaders.userGroups]: {
    description: 'Groups whose prices are shown, separated by commas',
    schema: text,
    example: 'handwerk',
  },
  [contractHeaders.currency]: {
    description: 'Currency of all amounts of request and answer',
    schema: { type: 'string', pattern: '^[A-Z]{3}$' },
    example: 'EUR',
  },
  [contractHeaders.clientAddress]: {
    description: 'Network address of the visitor, with calls on behalf of one',
    schema: text,
    example: '2001:db8::17',
  },
  [contractHeaders.storefrontToken]: {
    description:
      'Secret that storefront and upstream share (`BACKEND_TOKEN`). An upstream that asks for it answers nobody else: 403 `unknown_caller`',
    schema: text,
    example: 'q6Zr0Jm2x8TtVn4Lk1cYw9Hs',
  },
}

const keyOf = (name: string) => name.replaceAll('-', '')

export const contextParameters: Record<string, object> = Object.fromEntries(
  Object.entries(headers).map(([name, header]) => [
    keyOf(name),
    { name, in: 'header', required: false, ...header },
  ]),
)

/** References for every path. */
export const contextReferences: object[] = Object.keys(headers).map((name) => ({
  $ref: `#/components/parameters/${keyOf(name)}`,
}))

export const securitySchemes = {
  customer: {
    type: 'http',
    scheme: 'bearer',
    description: 'Session of a customer: `access_token` of login or register, valid for 7 days.',
  },
  guestCart: {
    type: 'apiKey',
    in: 'header',
    name: contractHeaders.cartToken,
    description: 'Cart of a guest: `meta.custom.cartToken` of the response that opened it.',
  },
}
