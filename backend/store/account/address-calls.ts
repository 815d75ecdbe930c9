import type { Hono } from 'hono'
import {
  addAddress,
  getAddresses,
  removeAddress,
  updateAddress,
  type AddressChange,
  type NewAddress,
} from '../../../domain/contract/store-addresses.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { Refusal, notFound } from '../../contract/refusal.ts'
import { addressOf, findAddresses, type AddressRow } from './address-rows.ts'
import { forgetAddress, saveAddress } from './address-book.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'
import { checkAddress } from './check-address.ts'
import { requireCustomer } from './customer.ts'

const maxAddresses = 50

export function addressCalls(app: Hono<AppEnv>): void {
  handle(app, getAddresses, async ({ db, caller, query }) => {
    const { id } = await requireCustomer(db, caller)
    const requested = (await findAddresses(db, id)).filter(
      ({ type, country }) =>
        type === (query.type ?? type) && country === (query.country_code ?? country),
    )
    return { data: requested.map(addressOf) }
  })

  handle(app, addAddress, async ({ db, caller, body }) => {
    const { id: customerId } = await requireCustomer(db, caller)
    checkAddress(await loadMerchant(db), body, caller)
    const others = await findAddresses(db, customerId)
    const row = newRow(customerId, body)
    // Sent again because its response was lost.
    const same = others.find((known) => isSameAddress(known, row))
    if (same) {
      const isDefault = same.isDefault || row.isDefault
      return { data: addressOf(await saveAddress(db, { ...same, isDefault }, same)) }
    }
    if (others.length >= maxAddresses) {
      throw new Refusal(422, {
        key: 'addressBookFull',
        code: 'address_book_full',
        values: { limit: maxAddresses },
      })
    }
    return { data: addressOf(await saveAddress(db, row)) }
  })

  handle(app, updateAddress, async ({ db, caller, body, param }) => {
    const { id: customerId } = await requireCustomer(db, caller)
    const known = (await findAddresses(db, customerId)).find(({ id }) => id === param('id'))
    if (!known) throw notFound()
    const row = changedRow(known, body)
    checkAddress(await loadMerchant(db), addressOf(row), caller)
    return { data: addressOf(await saveAddress(db, row, known)) }
  })

  handle(app, removeAddress, async ({ db, caller, param }) => {
    const { id } = await requireCustomer(db, caller)
    await forgetAddress(db, id, param('id'))
    return { data: { done: true as const } }
  })
}

function newRow(customerId: string, address: NewAddress): AddressRow {
  return {
    id: crypto.randomUUID(),
    customerId,
    type: address.type,
    isDefault: address.isDefault ?? false,
    name: address.name,
    businessName: address.businessName ?? '',
    phone: address.phone ?? '',
    street: address.street,
    houseNumber: address.houseNumber ?? '',
    city: address.city,
    postcode: address.postcode,
    country: address.country_code,
    createdAt: new Date().toISOString(),
  }
}

function isSameAddress(known: AddressRow, row: AddressRow): boolean {
  const { id, isDefault, createdAt } = known
  return (
    JSON.stringify(addressOf(known)) ===
    JSON.stringify(addressOf({ ...row, id, isDefault, createdAt }))
  )
}

function changedRow(known: AddressRow, change: AddressChange): AddressRow {
  const type = change.type ?? known.type
  return {
    ...known,
    type,
    // A default can only be replaced by another one.
    isDefault: change.isDefault || (known.isDefault && type === known.type),
    name: change.name ?? known.name,
    businessName: change.businessName ?? known.businessName,
    phone: change.phone ?? known.phone,
    street: change.street ?? known.street,
    houseNumber: change.houseNumber ?? known.houseNumber,
    city: change.city ?? known.city,
    postcode: change.postcode ?? known.postcode,
    country: change.country_code ?? known.country,
  }
}
