import type { Address } from '../account/address.ts'
import type { Shipper } from './checkout.ts'
import { lockerOf } from './delivery/locker.ts'
import { needsBillingAddress } from './checkout-check.ts'
import {
  type CheckoutValues,
  salutations,
  isBusiness,
  isRegistration,
  splitStreet,
} from './checkout-form.ts'
import type { PlaceOrder } from '../contract/store-checkout.ts'
import type { ReviewedFigures } from './reviewed.ts'
import type { Contact } from '../site.ts'
import { splitFullName } from '../validation/full-name.ts'
import { normaliseText } from '../validation/normalise.ts'

export interface OrderInput {
  /** Normalised and validated. */
  values: CheckoutValues
  shipper: Shipper
  branchId: string | null
  paymentId: string
  /** Time slot of the chosen shipper; left out if it has none. */
  deliveryTimeId?: string | null
  /** Ids of the chosen gifts. */
  giftIds?: readonly string[]
  /** Total with tax shown above the order button. */
  expectedTotalWithTax: number
  /** All figures shown there. */
  reviewed?: ReviewedFigures | null
  /** Whether the customer sees net prices first. */
  priceView: 'gross' | 'net'
  /** The campaign of the visit. */
  utm: Record<string, string> | null
  /** The shop's address: default pick-up address. */
  contact: Contact
  settings: {
    customOrderNumber: boolean
    /** Business customers may enter another company in the delivery address. */
    businessShippingName: boolean
  }
}

/** The order as a store request, by the payload rules of spec §5. */
export function orderPayload(input: OrderInput): PlaceOrder {
  const { values, shipper } = input
  const shipping = shippingOf(input)
  const name = normaliseText(values.fullName)
  const business = isBusiness(values)
  const separate = needsBillingAddress(values, { address: shipper.requiredAddress, phone: false })
  const custom = customOf(input)
  return {
    name,
    ...splitFullName(name),
    email: values.email.trim(),
    phone: values.phone.trim(),
    billing_address: separate ? billingAddress(values) : shipping.address,
    business: business
      ? { business_name: values.businessName, TIN: values.tin, VATIN: values.vatin }
      : null,
    shipping,
    ...(custom ? { custom } : {}),
    comment: values.note.trim(),
    shipper_comment: values.noteForShipper.trim(),
    payment_id: input.paymentId,
    shipper_id: shipper.id,
    branch_id: input.branchId,
    ...(input.deliveryTimeId ? { delivery_time_id: input.deliveryTimeId } : {}),
    ...(input.giftIds?.length ? { order_gifts: [...new Set(input.giftIds)] } : {}),
    terms: true,
    ...(business && values.businessTerms === 'on' ? { business_terms: true } : {}),
    newsletter: values.newsletter === 'on',
    heureka_allow: values.heureka === 'on',
    zbozicz_allow: values.zbozi === 'on',
    ...(values.magazine === 'on' ? { magazine: true } : {}),
    ...(values.smsMarketing === 'on' ? { phone_notification: true } : {}),
    ...(values.cardRequest === 'on' ? { cardRequest: true } : {}),
    ...registrationOf(values),
    price_view: input.priceView,
    ...(input.utm && { utm: input.utm }),
    expectedTotalWithTax: input.expectedTotalWithTax,
    ...(input.reviewed && { reviewed: input.reviewed }),
  }
}

function shippingOf(input: OrderInput) {
  const { values, shipper, settings } = input
  const name = normaliseText(values.shippingName) || normaliseText(values.fullName)
  if (!shipper.requiredAddress) return { name, address: pickUpAddress(input) }
  const businessName = normaliseText(values.shippingBusinessName)
  const phone = values.shippingPhone.trim()
  const mayNameBusiness = !isBusiness(values) || settings.businessShippingName
  return {
    name,
    address: mainAddress(values),
    ...(businessName && mayNameBusiness ? { business_name: businessName } : {}),
    ...(phone ? { phone } : {}),
  }
}

/** Address of the chosen branch, else of the shop. */
function pickUpAddress({ shipper, branchId, contact }: OrderInput): Address {
  const branch = shipper.branches.find(({ id }) => id === branchId)
  const parsed = branch && (branch.place ?? parseAddressLine(branch.address, contact.country))
  return (
    parsed || {
      ...streetParts(contact.street),
      city: contact.city,
      postcode: contact.postcode,
      country: contact.country,
    }
  )
}

/** Parses a branch's address `Lidická 19, 602 00 Brno`; null for anything else. */
function parseAddressLine(line: string, country: string): Address | null {
  const match = /^(.+),\s*(\d[\d ]{2,5}\d)\s+(\D.*)$/.exec(normaliseText(line))
  const [, street = '', postcode = '', city = ''] = match ?? []
  return match ? { ...streetParts(street), city, postcode, country } : null
}

function streetParts(line: string): { street: string; houseNumber: string } {
  return splitStreet(line) ?? { street: line, houseNumber: '' }
}

function mainAddress(values: CheckoutValues): Address {
  const { street, houseNumber, city, postcode, country, postNumber } = values
  const address = { street, houseNumber, city, postcode, country }
  return postNumber && lockerOf(street) ? { ...address, postNumber } : address
}

function billingAddress(values: CheckoutValues): Address {
  return {
    street: values.billingStreet,
    houseNumber: values.billingHouseNumber,
    city: values.billingCity,
    postcode: values.billingPostcode,
    country: values.billingCountry,
  }
}

function customOf({ values, shipper, settings }: OrderInput): Record<string, string> | null {
  const number = values.customOrderNumber.trim()
  const title = salutations.find((one) => one === values.formalTitle)
  const custom = {
    ...(title ? { formalTitle: title } : {}),
    ...(settings.customOrderNumber && number ? { customOrderNumber: number } : {}),
    ...(values.takeBack === 'on' && shipper.requiredAddress ? { takeBack: 'yes' } : {}),
    ...(isBusiness(values) && values.vatinsvk ? { vatinsvk: values.vatinsvk } : {}),
    ...(isBusiness(values) && values.buyerReference
      ? { buyerReference: values.buyerReference }
      : {}),
  }
  return Object.keys(custom).length > 0 ? custom : null
}

function registrationOf(values: CheckoutValues) {
  const { password, passwordConfirmation } = values
  return isRegistration(values)
    ? { registration: true, password, password_confirmation: passwordConfirmation }
    : { registration: false }
}
