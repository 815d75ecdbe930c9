import * as z from 'zod/mini'
import { Currency, CurrencyCode } from './currency.ts'
import { Globals } from './site.ts'
import { Locale } from './locale.ts'

export interface StoreMenuItem {
  id: string
  title: string
  /** An item of the main menu itself, not below another one. */
  main: boolean
  /** Id of the parent item; null at the top. */
  parent: string | null
  /** Path of the screen in the storefront. */
  path: string
  children: StoreMenuItem[]
}

export const StoreMenuItem: z.ZodMiniType<StoreMenuItem> = z.lazy(() =>
  z.object({
    id: z.string(),
    title: z.string(),
    main: z.boolean(),
    parent: z.nullable(z.string()),
    path: z.string(),
    children: z.array(StoreMenuItem),
  }),
)

/** All settings of the store (spec §3 Globals); pages need only Globals of it. */
export const StoreGlobals = z.extend(Globals, {
  domain: z.object({
    code: z.string(),
    locale: Locale,
    /** ISO 3166-1 alpha-3. */
    country: z.string(),
    currencyCode: CurrencyCode,
    /** Text variant of the domain; empty: the default. */
    translationVariant: z.string(),
  }),
  /** Formatting of the call's currency. */
  currency: Currency,
  languages: z.array(z.object({ locale: Locale, title: z.string(), isDefault: z.boolean() })),
  menus: z.array(StoreMenuItem),
  /** Fallback meta data for search engines. */
  meta: z.object({ title: z.string(), description: z.string() }),
  settings: z.object({
    integrations: z.object({
      /** API key of Packeta's picker; null: there is none. */
      parcel_pickup_key: z.nullable(z.string()),
      /** Enables PPL's picker, which needs no key. */
      ppl_picker: z.optional(z.boolean()),
    }),
    functions: z.object({
      loyalty_credits: z.boolean(),
      promo_code: z.boolean(),
      custom_order_number: z.boolean(),
    }),
  }),
})
export type StoreGlobals = z.infer<typeof StoreGlobals>
