import * as z from 'zod'
import { rowSchema, findRow } from '../../db/rows.ts'
import { Address } from '../../../domain/account/address.ts'
import type { Company } from '../../../domain/contract/store-services.ts'
import { json } from '../../db/columns.ts'

const CompanyRow = rowSchema('company', {
  tin: z.string(),
  vatin: z.string(),
  businessName: z.string(),
  address: json(Address),
})

/** A company of the sample register. */
export async function findSeededCompany(db: D1Database, tin: string): Promise<Company | null> {
  const row = await findRow(
    db.prepare('SELECT tin, vatin, business_name, address FROM company WHERE tin = ?1').bind(tin),
    CompanyRow,
  )
  return (
    row && {
      tin: row.tin,
      vatin: row.vatin,
      businessName: row.businessName,
      address: row.address,
    }
  )
}
