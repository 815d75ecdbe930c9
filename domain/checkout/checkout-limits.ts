import type { CheckoutField } from './checkout-form.ts'

const name = 120
const phone = 40
const companyId = 20
const box = 3

/** Maximum lengths of the last checkout step's fields: never above the contract's. */
export const checkoutLimits: Record<CheckoutField, number> = {
  email: 254,
  formalTitle: 10,
  fullName: name,
  phone,
  street: name,
  houseNumber: 20,
  // Ten digits with spaces.
  postNumber: 14,
  postcode: 12,
  city: name,
  country: 3,
  otherRecipient: box,
  shippingName: name,
  shippingBusinessName: name,
  shippingPhone: phone,
  isBusiness: box,
  businessName: name,
  tin: companyId,
  vatin: companyId,
  vatinsvk: companyId,
  // Coarse, fine and check digits with their hyphens, and a few spaces.
  buyerReference: 60,
  separateBilling: box,
  billingStreet: name,
  billingHouseNumber: 20,
  billingPostcode: 12,
  billingCity: name,
  billingCountry: 3,
  customOrderNumber: 60,
  note: 1000,
  noteForShipper: 200,
  takeBack: box,
  isRegistration: box,
  password: 200,
  passwordConfirmation: 200,
  newsletter: box,
  magazine: box,
  smsMarketing: box,
  cardRequest: box,
  heureka: box,
  zbozi: box,
  businessTerms: box,
  terms: box,
}
