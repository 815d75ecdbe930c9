interface RefusalCode {
  /** Several if a code concerns a field here and the shop's state there. */
  statuses: readonly number[]
  meaning: string
}

/** Every error `code`, with its statuses and meaning. */
export const refusalCodes = {
  not_json: code(400, 'The body, or a parameter that is JSON, cannot be parsed'),
  unauthorized: code(401, 'No bearer token, or one that is unknown or has expired'),
  wrong_login: code(401, 'E-mail and password do not belong together'),
  login_as_invalid: code(
    401,
    'The token of `/auth/proxy` is forged, too old, used, or made for another domain',
  ),
  unknown_caller: code(
    403,
    'The caller is not the storefront: `X-Storefront-Token` is missing or wrong',
  ),
  operator_session: code(403, 'Only the customer may do this, no operator for them'),
  group_only: code(403, 'The product is for price groups that the caller is not in'),
  not_signed: code(401, 'The signature is missing, wrong or too old'),
  shopping_disabled: code(403, 'The shop takes no orders: its merchant is not complete'),
  restricted: code(403, 'The customer is in a group that may not order'),
  not_found: code(404, 'Unknown here, or not the caller’s own'),
  attempt_unknown: code(404, 'No order was made with this Idempotency-Key'),
  attempt_closed: code(409, 'The attempt was ended before it made an order: begin another one'),
  already_available: code(409, 'There is nothing to wait for: it can be bought'),
  already_reviewed: code(409, 'One review a person and product'),
  cart_empty: code([409, 422], 'There is nothing in the cart'),
  price_changed: code(
    409,
    'The total or a reviewed figure is not the expected one; show the new ones',
  ),
  confirmation_required: code(
    409,
    'It is kept and done once the link that was mailed is confirmed; nothing is lost',
  ),
  out_of_stock: code([409, 422], 'Less is left than was asked for'),
  shipper_withdrawn: code(409, 'The shipper cannot carry the present cart'),
  slot_full: code(409, 'The time slot takes no further order'),
  gift_unavailable: code(409, 'There is no such gift, or none left'),
  gift_minimum: code(409, 'The goods are worth less than the gift asks for'),
  claim_order: code(422, 'No order has this number and e-mail address'),
  claim_item: code(422, 'The line is not in the order'),
  claim_amount: code(422, 'More than was bought, or than is under no open claim'),
  too_large: code(413, 'The body is larger than 256 kB'),
  invalid: code(422, 'The field does not fit its schema or a rule of the shop'),
  required: code(422, 'The field is needed in this combination'),
  country: code(422, 'The shop does not deliver to this country'),
  postcode: code(422, 'The postcode is not one of its country'),
  phone: code(422, 'A phone number begins with + and its country'),
  tin: code(422, 'The check digit of the company number is wrong'),
  amount: code(422, 'The amount does not fit the steps or the minimum of the unit'),
  not_available: code(422, 'The variant cannot be bought at present'),
  variant_required: code(422, 'The product has several variants: choose one'),
  nested: code(422, 'The parent line belongs to another line itself'),
  cart_full: code(422, 'The cart holds no further line'),
  order_minimum: code(422, 'The goods are worth less than the shop’s minimum'),
  coupon_unknown: code(422, 'No such promo code, not valid now, or used up'),
  coupon_minimum: code(422, 'The goods are worth less than the promo code asks for'),
  coupon_group: code(422, 'The promo code is not for the customer’s price groups'),
  coupon_used: code([409, 422], 'The customer has used the promo code as often as it may be'),
  credits_balance: code(422, 'More credits than the customer has'),
  payment_blocked: code(422, 'The shipper does not take this payment'),
  branch_required: code(422, 'The shipper delivers to a pick-up point: choose one'),
  slot_unknown: code(422, 'The shipper has no such time slot'),
  email_taken: code(422, 'There is an account with this address'),
  password_blocked: code(
    422,
    'Guessers try this password first: a common one, the shop or the e-mail',
  ),
  password_mismatch: code(422, 'Password and confirmation are different'),
  wrong_password: code(422, 'The present password is another one'),
  reset_invalid: code(422, 'The token of the mail is unknown, too old or used'),
  address_book_full: code(422, 'The address book holds no further address'),
  too_many_lists: code(422, 'The customer may have no further shopping list'),
  list_full: code(422, 'The shopping list holds no further item'),
  register_unavailable: code(422, 'The register of companies does not answer'),
  used: code(422, 'The token was used before'),
  expired: code(422, 'The token is too old'),
  too_many_attempts: code(429, 'Wait for as long as the title says'),
  internal: code(500, 'The upstream itself failed; nothing was changed'),
} as const

export type RefusalCodeName = keyof typeof refusalCodes

function code(status: number | readonly number[], meaning: string): RefusalCode {
  return { statuses: typeof status === 'number' ? [status] : status, meaning }
}
