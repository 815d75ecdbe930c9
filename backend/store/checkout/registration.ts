import type { PlaceOrder } from '../../../domain/contract/store-checkout.ts'
import { Refusal } from '../../contract/refusal.ts'
import type { CustomerRow } from '../account/customer.ts'
import { customerInserts } from '../account/registration.ts'

interface Registered {
  id: string
  statements: D1PreparedStatement[]
}

/** The account that is asked for with an order; null when none is, or there is one already. */
export async function registration(
  db: D1Database,
  { body, customer }: { body: PlaceOrder; customer: CustomerRow | null },
): Promise<Registered | null> {
  if (!body.registration || customer) return null
  const id = crypto.randomUUID()
  const { business } = body
  const statements = await customerInserts(db, id, {
    email: body.email,
    firstName: body.firstName,
    lastName: body.lastName,
    phone: body.phone,
    password: requirePassword(body),
    passwordConfirmation: body.password_confirmation ?? '',
    business: business && {
      businessName: business.business_name,
      tin: business.TIN,
      vatin: business.VATIN,
      vatinsvk: body.custom?.['vatinsvk'] ?? '',
    },
    address: body.billing_address,
  })
  return { id, statements }
}

function requirePassword({ password }: PlaceOrder): string {
  if (password) return password
  throw new Refusal(422, { key: 'required', code: 'required', field: 'password' })
}
