import * as z from 'zod/mini'
import { Currency, CurrencyCode } from './currency.ts'
import { Globals } from './frame.ts'
import { Locale } from './locale.ts'

export interface StoreMenuItem {
  id: string
  title: string
  /** Stands in the main menu itself, not below another item. */
  main: boolean
  /** Id of the item above; null for a main one. */
  parent: string | null
  /** Of the screen in the storefront. */
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

/** Everything that the store says about itself (spec §3 Globals); pages need only Globals of it. */
export const StoreGlobals = z.extend(Globals, {
  domain: z.object({
    code: z.string(),
    locale: Locale,
    /** ISO 3166-1 alpha-3. */
    country: z.string(),
    currencyCode: CurrencyCode,
    /** Which wording of the texts the domain shows; empty: the usual one. */
    translationVariant: z.string(),
  }),
  /** How amounts of the call's currency are written. */
  currency: Currency,
  languages: z.array(z.object({ locale: Locale, title: z.string(), isDefault: z.boolean() })),
  menus: z.array(StoreMenuItem),
  /** For search engines, where a page says nothing of its own. */
  meta: z.object({ title: z.string(), description: z.string() }),
  settings: z.object({
    integrations: z.object({
      /** Key for Packeta's picker of pick-up points; null: there is none. */
      parcel_pickup_key: z.nullable(z.string()),
      /** The picker of PPL, which needs no key, is to be shown. */
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
