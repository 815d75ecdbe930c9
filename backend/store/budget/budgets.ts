export interface Budget {
  action: string
  /** Maximum within the window. */
  limit: number
  windowSeconds: number
}

const minute = 60
const hour = 3600
const day = 86_400

/**
 * Rate limits of the shop, by subject. Networks have larger budgets than people, because a company,
 * a campus or a mobile carrier shares one.
 */
export const budgets = {
  /** Wrong passwords per device or network and account. */
  login: budget('login', 10, 15 * minute),
  /** Sign-in attempts per network, for all accounts. */
  loginNetwork: budget('login_network', 100, 15 * minute),
  /** Attempts of unknown devices per account; known devices are not counted. */
  loginStrangers: budget('login_strangers', 200, hour),
  /** Confirmations of the current password within a session. */
  password: budget('password', 10, 15 * minute),
  reset: budget('reset', 5, hour),
  resetNetwork: budget('reset_network', 100, 15 * minute),
  /** Reset links per address; further requests get the same response without an email. */
  resetMail: budget('reset_mail', 5, hour),
  register: budget('register', 100, hour),
  /** Registration emails per address; further requests as with resets. */
  registerMail: budget('register_mail', 3, hour),
  newsletter: budget('newsletter', 60, hour),
  newsletterMail: budget('newsletter_mail', 5, hour),
  contact: budget('contact', 20, hour),
  contactMail: budget('contact_mail', 5, hour),
  watcher: budget('watcher', 30, hour),
  watcherMail: budget('watcher_mail', 20, hour),
  review: budget('review', 60, hour),
  reviewer: budget('reviewer', 10, hour),
  company: budget('company', 60, hour),
  /** VAT ids requested from a registry: per network, and for the whole shop. */
  vatId: budget('vat_id', 30, hour),
  vatIdShop: budget('vat_id_shop', 1200, hour),
  withdrawal: budget('withdrawal', 60, hour),
  /** Receipts per address; further declarations are still accepted. */
  withdrawalMail: budget('withdrawal_mail', 10, hour),
  withdrawalLookup: budget('withdrawal_lookup', 20, hour),
  claim: budget('claim', 60, hour),
  /** Claims per email address, each of which sends an email. */
  claimMail: budget('claim_mail', 20, hour),
  claimLookup: budget('claim_lookup', 40, hour),
  /** Unknown promo codes. */
  coupon: budget('coupon', 60, hour),
  couponCart: budget('coupon_cart', 10, 15 * minute),
  /** Orders per network, and per address, before an email confirmation is required. */
  order: budget('order', 20, hour),
  orderMail: budget('order_mail', 5, hour),
  /** Orders per account, and per verified address. */
  orderConfirmed: budget('order_confirmed', 50, day),
  /** Confirmation emails per network, and per recipient. */
  stepUp: budget('step_up', 200, hour),
  stepUpMail: budget('step_up_mail', 5, hour),
  /** Pictures transformed to a custom size: per network, and in total. */
  pictureNetwork: budget('picture_network', 100, hour),
  picture: budget('picture', 500, day),
} as const satisfies Record<string, Budget>

function budget(action: string, limit: number, windowSeconds: number): Budget {
  return { action, limit, windowSeconds }
}
