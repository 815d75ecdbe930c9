import * as z from 'zod'
import { rowSchema, type RowOf, readRows } from '../../db/rows.ts'
import type { Address } from '../../../domain/account/address.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { AddressRow, type CustomerRow } from '../account/customer.ts'

type CartCustomer = Pick<
  Cart,
  'customer' | 'billingAddress' | 'shippingAddress' | 'hasCustomShippingAddress'
>

const TypedAddressRow = rowSchema('customer_address', { type: z.string(), ...AddressRow.shape })
type TypedAddressRow = RowOf<typeof TypedAddressRow>

/** The customer and default addresses. */
export async function cartCustomer(
  db: D1Database,
  customer: CustomerRow | null,
): Promise<CartCustomer> {
  if (!customer) return { customer: null, billingAddress: null, shippingAddress: null }
  const results = await readRows(
    db
      .prepare(
        `SELECT type, street, house_number, city, postcode, country FROM customer_address
      WHERE customer_id = ?1 AND is_default`,
      )
      .bind(customer.id),
    TypedAddressRow,
  )
  const ofType = (type: string) => addressOf(results.find((row) => row.type === type))
  const billingAddress = ofType('billing')
  const own = ofType('shipping')
  return {
    customer: {
      id: customer.id,
      name: `${customer.firstName} ${customer.lastName}`.trim(),
      email: customer.email,
    },
    billingAddress,
    shippingAddress: own ?? billingAddress,
    hasCustomShippingAddress: own !== null,
  }
}

function addressOf(row: TypedAddressRow | undefined): Address | null {
  if (!row) return null
  const { street, houseNumber, city, postcode, country } = row
  return { street, houseNumber, city, postcode, country }
}
