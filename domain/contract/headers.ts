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
   * With public reads: a replica may answer if it is as recent as this bookmark of a purge; `any`:
   * of any age. Without it the response must include every write before it.
   */
  readAfter: 'X-Read-After',
  /** IP address of the visitor, with calls on their behalf; used for rate limits. */
  clientAddress: 'X-Client-Address',
  /**
   * With sign-ins: device token of an earlier sign-in of this account. Its attempts are counted
   * separately from those of strangers, who therefore cannot lock the owner out.
   */
  knownDevice: 'X-Known-Device',
  /** Authenticates the storefront: a shared secret, if the upstream requires one. */
  storefrontToken: 'X-Storefront-Token',
  /** `User-Agent` of the visitor: names a session in the list of active sessions. */
  clientAgent: 'X-Client-Agent',
  /** One value per order attempt: the same key returns the same order. */
  idempotencyKey: 'Idempotency-Key',
  /**
   * `1`: the visitor has just passed a bot challenge with this submission, so rate limits of their
   * network are lifted. Those of an account or of a recipient's email address still apply.
   */
  challengePassed: 'X-Challenge-Passed',
} as const

/** `1` with a refusal: a submission with a passed challenge would be accepted. */
export const challengeHeader = 'X-Challenge'
