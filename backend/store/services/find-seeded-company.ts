import type { Address } from '../../../domain/account/address.ts'
import type { Company } from '../../../domain/contract/store-services.ts'
import { fromJson } from '../../db/json.ts'

/** A company of the invented register. */
export async function findSeededCompany(db: D1Database, tin: string): Promise<Company | null> {
  const row = await db
    .prepare('SELECT tin, vatin, business_name, address FROM company WHERE tin = ?1')
    .bind(tin)
    .first<{ tin: string; vatin: string; business_name: string; address: string }>()
  return (
    row && {
      tin: row.tin,
      vatin: row.vatin,
      businessName: row.business_name,
      address: fromJson<Address>(row.address),
    }
  )
}
