import type { CheckoutField } from '../../../domain/checkout/checkout-form.ts'

/** Form field of each contract field. */
const names: Record<string, CheckoutField> = {
  name: 'fullName',
  firstName: 'fullName',
  lastName: 'fullName',
  email: 'email',
  phone: 'phone',
  'billing_address.street': 'billingStreet',
  'billing_address.houseNumber': 'billingHouseNumber',
  'billing_address.postcode': 'billingPostcode',
  'billing_address.city': 'billingCity',
  'billing_address.country': 'billingCountry',
  'business.business_name': 'businessName',
  'business.TIN': 'tin',
  'business.VATIN': 'vatin',
  'shipping.name': 'shippingName',
  'shipping.business_name': 'shippingBusinessName',
  'shipping.phone': 'shippingPhone',
  'shipping.address.street': 'street',
  'shipping.address.houseNumber': 'houseNumber',
  'shipping.address.postNumber': 'postNumber',
  'shipping.address.postcode': 'postcode',
  'shipping.address.city': 'city',
  'shipping.address.country': 'country',
  comment: 'note',
  shipper_comment: 'noteForShipper',
  terms: 'terms',
  business_terms: 'businessTerms',
  password: 'password',
  password_confirmation: 'passwordConfirmation',
}

/** Maps a contract field back to its form field; undefined if there is none. */
export function formFieldOf(field: string): CheckoutField | undefined {
  return names[field]
}
