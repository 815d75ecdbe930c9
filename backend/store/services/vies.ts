import type { Hono } from 'hono'
import { checkVatId } from '../../../domain/contract/store-services.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { findEvidence } from './find-evidence.ts'

/** Says whether a VAT id is valid, so that a business knows before ordering what it will be charged. */
export function vatIdCalls(app: Hono<AppEnv>): void {
  handle(app, checkVatId, async ({ db, caller, config, query }) => ({
    data: await findEvidence({ db, caller, config }, query.vat_id),
  }))
}
