import * as z from 'zod'
import { findRow, rowSchema } from '../../db/rows.ts'
import type { VatId } from '../../../domain/tax/vat-id.ts'
import { noResponse, type RegistryResponse } from './vat-id-registry.ts'

const RegistrationRow = rowSchema('vat_registration', {
  result: z.enum(['valid', 'unavailable']),
  name: z.string(),
  address: z.string(),
})

/** The sample register's answer; includes companies of the other sample register. */
export async function findSeededVatId(db: D1Database, vatId: VatId): Promise<RegistryResponse> {
  const row = await findRow(
    db
      .prepare(
        `SELECT result, name, address FROM vat_registration WHERE vat_id = ?1
        UNION ALL SELECT 'valid', business_name, '' FROM company WHERE vatin = ?1 LIMIT 1`,
      )
      .bind(vatId.prefix + vatId.number),
    RegistrationRow,
  )
  return row ? { ...noResponse, ...row } : { ...noResponse, result: 'invalid' }
}
