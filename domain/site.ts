import { DeliveryTerms } from './checkout/checkout.ts'
import * as z from 'zod/mini'
import { Currency } from './currency.ts'
import { Image } from './content/image.ts'
import { Badge, Modal } from './content/modals.ts'
import { Link } from './link.ts'

/** Pages that the shop's own texts link to: legal texts and delivery terms. */
export const menuRoles = [
  'accessibility',
  'businessTerms',
  'imprint',
  'payment',
  'privacy',
  'shipping',
  'terms',
  'warranty',
  'withdrawal',
] as const
export type MenuRole = (typeof menuRoles)[number]

export interface MenuItem {
  id: string
  /** One of `menuRoles` if the shop links the item from its own texts; others are ignored. */
  role?: string | undefined
  title: string
  link: Link
  image: Image | null
  children: MenuItem[]
}

export const MenuItem: z.ZodMiniType<MenuItem> = z.lazy(() =>
  z.object({
    id: z.string(),
    role: z.optional(z.string()),
    title: z.string(),
    link: Link,
    image: z.nullable(Image),
    children: z.array(MenuItem),
  }),
)

/** `main` is the catalogue; `top`, `footer-shop`, `footer-service`, `footer-legal` are lists of pages. */
export const menuCodes = ['main', 'top', 'footer-shop', 'footer-service', 'footer-legal'] as const
export const Menu = z.object({
  code: z.enum(menuCodes),
  title: z.string(),
  items: z.array(MenuItem),
})
export type Menu = z.infer<typeof Menu>

export const Contact = z.object({
  company: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  /** ISO 3166-1 alpha-3. */
  country: z.string(),
  phone: z.string(),
  email: z.string(),
  openingHours: z.string(),
  /** VAT number as in the imprint, with its country; left out if there is none. */
  vatId: z.optional(z.string()),
  /** Court and number: `Amtsgericht Leipzig, HRB 12345`; left out if there is none. */
  register: z.optional(z.string()),
  /** IČO of a Czech or Slovak company; left out if there is none. */
  companyNumber: z.optional(z.string()),
})
export type Contact = z.infer<typeof Contact>

/** Name and appearance of the shop; omitted fields are neutral. */
export const ShopBrand = z.object({
  name: z.string(),
  /** Paths below the shop's own host or the image server. */
  logo: z.optional(z.string()),
  /** The logo contains the name, which is then not written beside it. */
  logoHasName: z.optional(z.boolean()),
  /** End of the name that is set in bold. */
  nameStrong: z.optional(z.string()),
  /** A square PNG of 512 pixels with a safe zone of 80 %, for the home screen of a phone. */
  appIcon: z.optional(z.string()),
  favicon: z.optional(z.string()),
  sharePicture: z.optional(z.string()),
  /** `#00707d`, of buttons and links, and its darker shade. */
  accent: z.optional(z.string()),
  accentDark: z.optional(z.string()),
})
export type ShopBrand = z.infer<typeof ShopBrand>

/** The shop's promises to all customers; omitted ones are not mentioned. */
export const ShopPromises = z.object({
  /** Working days until stock items arrive, minimum and maximum. */
  deliveryDays: z.optional(z.tuple([z.int(), z.int()])),
  withdrawalDays: z.optional(z.int()),
  guaranteeYears: z.optional(z.int()),
})
export type ShopPromises = z.infer<typeof ShopPromises>

/** Terms of delivery dates by shipping class; never a date, which would become outdated. */
export const DeliveryTermsByShippingClass = z.object({
  parcel: z.optional(DeliveryTerms),
  bulky: z.optional(DeliveryTerms),
  freight: z.optional(DeliveryTerms),
})
export type DeliveryTermsByShippingClass = z.infer<typeof DeliveryTermsByShippingClass>

/** Settings of the store for every page (spec §3 Globals). */
export const Globals = z.object({
  contact: Contact,
  brand: z.optional(ShopBrand),
  promises: z.optional(ShopPromises),
  /** Of the cheapest delivery of each kind. */
  delivery: z.optional(DeliveryTermsByShippingClass),
  /** Topics of newsletters, such as `new products and offers`. */
  newsletter: z.optional(z.string()),
  /** In the currency of the call; null: no free shipping. */
  freeShippingAt: z.nullable(z.number()),
  orderGiftAt: z.nullable(z.number()),
  orderMinimumValue: z.number(),
  /** Value of one loyalty credit with tax, in the currency of the call. */
  creditWorth: z.optional(z.number().check(z.gt(0))),
  currencies: z.array(Currency),
  functions: z.object({
    loyaltyCredits: z.boolean(),
    promoCode: z.boolean(),
    customOrderNumber: z.boolean(),
  }),
  /** Changes with every change of the price list of the caller's variant and groups. */
  variantHash: z.string(),
})
export type Globals = z.infer<typeof Globals>

/** Settings of the CMS for every page (spec §3 CMS configuration). */
export const Configuration = z.object({
  shoppingDisabled: z.boolean(),
  shoppingDisabledText: z.string(),
  maintenance: z.boolean(),
  cart: z.object({
    shippingInfo: z.string(),
    paymentInfo: z.string(),
    /** Bonus club texts of the cart; omitted ones are not shown. */
    bonusClub: z.optional(z.object({ text: z.string(), image: z.nullable(Image) })),
    /** Shown on the domain of the call, unless false. */
    domainEnabled: z.optional(z.boolean()),
  }),
  /** Explanation of sizes for every product, such as how a diameter is measured. */
  sizeImage: z.optional(z.nullable(Image)),
  /** Beside every contact block. */
  contactImage: z.optional(z.nullable(Image)),
  freeDeliveryTagByPrice: z.boolean(),
  topBanner: z.nullable(
    z.object({
      text: z.string(),
      icon: z.string(),
      /** A word beside the icon. */
      iconText: z.optional(z.string()),
      /** Shown on the domain of the call, unless false. */
      domainEnabled: z.optional(z.boolean()),
      backgroundColor: z.string(),
      fontColor: z.string(),
      lastModified: z.string(),
      link: z.nullable(Link),
    }),
  ),
  usp: z.array(
    z.object({
      icon: z.string(),
      title: z.string(),
      description: z.string(),
      link: z.optional(z.nullable(Link)),
    }),
  ),
  footer: z.object({
    copyrightName: z.string(),
    copyrightYear: z.optional(z.nullable(z.int())),
    image: z.optional(z.nullable(Image)),
    text: z.string(),
    social: z.array(z.object({ type: z.string(), title: z.string(), url: z.string() })),
  }),
  infoBoxes: z.array(z.object({ color: z.nullable(z.string()), order: z.int(), text: z.string() })),
  /** Modals, one of each type (spec §2 Modals). */
  modals: z.optional(z.array(Modal)),
  /** Seals and memberships below every page. */
  badges: z.optional(z.array(Badge)),
  /** Feature flags; off by default (spec §9 Feature flags). */
  features: z.optional(
    z.object({
      /** The bulk order page. */
      bulkOrder: z.optional(z.boolean()),
      /** Business customers add several variants of a product at once (spec §6). */
      variantBatch: z.optional(z.boolean()),
      /** On by default, like the address list. */
      compare: z.optional(z.boolean()),
      shoppingLists: z.optional(z.boolean()),
      addressList: z.optional(z.boolean()),
      /** The wish list: toggles, its page and its account entry. */
      favourites: z.optional(z.boolean()),
      /** Guests have a wish list in their browser, which is merged at sign-in; off by default. */
      guestWishList: z.optional(z.boolean()),
      /** Documents and warranty claims in the account; off by default. */
      documents: z.optional(z.boolean()),
      /** Customers can save their cart as an offer, which is a document. */
      offers: z.optional(z.boolean()),
      warrantyClaims: z.optional(z.boolean()),
      /** Voluntary consents of the checkout, for what the shop really has: a printed catalogue … */
      magazine: z.optional(z.boolean()),
      smsMarketing: z.optional(z.boolean()),
      /** … a customer card … */
      cardRequest: z.optional(z.boolean()),
      /** … and surveys of comparison services, in their own countries. */
      heureka: z.optional(z.boolean()),
      zbozi: z.optional(z.boolean()),
      /**
       * Wildcard mode: product links below categories, `/ventilatoren/badluefter/silva` (spec §2).
       */
      wildcardProductLinks: z.optional(z.boolean()),
    }),
  ),
})
export type Configuration = z.infer<typeof Configuration>

/** Layout data of every screen. */
export const SiteData = z.object({
  menus: z.array(Menu),
  globals: Globals,
  configuration: Configuration,
})
export type SiteData = z.infer<typeof SiteData>
