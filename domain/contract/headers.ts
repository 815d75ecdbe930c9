/** Headers of every call to CMS and store (spec §7, design §4). */
export const contractHeaders = {
  locale: 'X-Locale',
  defaultLocale: 'X-Default-Locale',
  domain: 'X-Domain',
  translationVariant: 'X-Translation-Variant',
  userVariant: 'X-User-Variant',
  /** Comma-separated. */
  userGroups: 'X-User-Groups',
  currency: 'X-Currency',
  /** Guest cart. A customer sends `Authorization: Bearer` instead. */
  cartToken: 'X-Cart-Token',
  /**
   * With reads of what everybody may see: a copy of the database may answer, if it is as new as this
   * bookmark of a purge; `any`: however old. Without it the answer must know every write before it.
   */
  readAfter: 'X-Read-After',
  /** Network address of the visitor, with calls on their behalf; what may be abused is counted by it. */
  clientAddress: 'X-Client-Address',
  /**
   * With logins: name of a device on which this account was signed in before. Its attempts are counted
   * apart from those of strangers, who therefore cannot lock the owner out.
   */
  knownDevice: 'X-Known-Device',
  /** Proves that the caller is the storefront: a secret of both, where the upstream asks for one. */
  storefrontToken: 'X-Storefront-Token',
  /** `User-Agent` of the visitor: names a session in the list of those that are open. */
  clientAgent: 'X-Client-Agent',
  /** One value for one attempt to order: the same again answers with the same order. */
  idempotencyKey: 'Idempotency-Key',
  /**
   * `1`: the visitor has just passed a challenge against automation with this submission, so budgets
   * of their network do not hold it up. Those of an account or of an address that is mailed to do.
   */
  challengePassed: 'X-Challenge-Passed',
} as const

/** `1` with a refusal: a submission with a passed challenge would be taken. */
export const challengeHeader = 'X-Challenge'
