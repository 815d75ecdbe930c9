export interface Budget {
  action: string
  /** Times within the window. */
  limit: number
  windowSeconds: number
}

const minute = 60
const hour = 3600
const day = 86_400

/**
 * How often something may be done, by whom: every limit of the shop. Networks have larger budgets
 * than people, because a company, a campus or a mobile carrier shares one.
 */
export const budgets = {
  /** Wrong passwords of one device or network for one account. */
  login: budget('login', 10, 15 * minute),
  /** Attempts of one network at whatever accounts. */
  loginNetwork: budget('login_network', 100, 15 * minute),
  /** Attempts of strangers at one account, wherever they come from; known devices are not counted. */
  loginStrangers: budget('login_strangers', 200, hour),
  /** The present password, requested again within a session. */
  password: budget('password', 10, 15 * minute),
  reset: budget('reset', 5, hour),
  resetNetwork: budget('reset_network', 100, 15 * minute),
  /** Links to one address; what is requested beyond is answered alike and not mailed. */
  resetMail: budget('reset_mail', 5, hour),
  register: budget('register', 100, hour),
  /** Mails about registering to one address; beyond, as with resets. */
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
  /** VAT ids that a registry has to be asked for: of one network, and of the whole shop. */
  vatId: budget('vat_id', 30, hour),
  vatIdShop: budget('vat_id_shop', 1200, hour),
  withdrawal: budget('withdrawal', 60, hour),
  /** Receipts to one address; a declaration beyond is received all the same. */
  withdrawalMail: budget('withdrawal_mail', 10, hour),
  withdrawalLookup: budget('withdrawal_lookup', 20, hour),
  claim: budget('claim', 60, hour),
  /** Claims with one e-mail address, each of which it gets a mail about. */
  claimMail: budget('claim_mail', 20, hour),
  claimLookup: budget('claim_lookup', 40, hour),
  /** Promo codes that do not exist. */
  coupon: budget('coupon', 60, hour),
  couponCart: budget('coupon_cart', 10, 15 * minute),
  /** Orders of one network, and to one address, before it has to be confirmed by mail. */
  order: budget('order', 20, hour),
  orderMail: budget('order_mail', 5, hour),
  /** Orders of an account, and of an address that was confirmed. */
  orderConfirmed: budget('order_confirmed', 50, day),
  /** Mails that ask one network's people, or one person, to confirm something. */
  stepUp: budget('step_up', 200, hour),
  stepUpMail: budget('step_up_mail', 5, hour),
  /** Pictures made in a size of somebody's own choice: for one network, and for everybody. */
  pictureNetwork: budget('picture_network', 100, hour),
  picture: budget('picture', 500, day),
} as const satisfies Record<string, Budget>

function budget(action: string, limit: number, windowSeconds: number): Budget {
  return { action, limit, windowSeconds }
}
