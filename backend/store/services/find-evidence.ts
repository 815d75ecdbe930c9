import * as z from 'zod'
import { evidenceLifetimeMs } from '../../../domain/tax/decide-tax.ts'
import { VatIdEvidence } from '../../../domain/tax/tax-decision.ts'
import { parseVatId, type VatId } from '../../../domain/tax/vat-id.ts'
import { normaliseVatin } from '../../../domain/validation/normalise.ts'
import { findRow, rowSchema } from '../../db/rows.ts'
import type { Config } from '../../env.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'
import type { Caller } from '../../request/caller.ts'
import { budgets } from '../budget/budgets.ts'
import { trySpendBudget, trySpendNetworkBudget } from '../budget/spend-budget.ts'
import { findSeededVatId } from './find-seeded-vat-id.ts'
import { requestVies } from './request-vies.ts'
import { noResponse, type RegistryResponse, type VatIdRegistry } from './vat-id-registry.ts'

export interface EvidenceContext {
  db: D1Database
  config: Config
  caller: Caller
}

/** Cache time of a response. Short for an invalid id, which may be registered soon. */
const cacheMs = { valid: evidenceLifetimeMs - 60 * 60 * 1000, invalid: 10 * 60 * 1000 }

/**
 * A registry's answer about a VAT id, fresh or cached for a day. Without a response, or beyond the
 * budget, it is `unavailable`: the order is possible, but taxed.
 */
export async function findEvidence(
  context: EvidenceContext,
  typed: string,
): Promise<VatIdEvidence> {
  const written = normaliseVatin(typed)
  const vatId = parseVatId(written)
  const registries = registriesOf(context)
  const [main] = registries
  // A malformed id needs no registry.
  if (!vatId) return evidenceOf(written, main.source, { ...noResponse, result: 'invalid' })
  const cached = await findCached(context.db, written, registries)
  if (cached) return cached
  if (!(await isLookupAllowed(context))) return evidenceOf(written, main.source, noResponse)
  const requester = parseVatId(normaliseVatin((await loadMerchant(context.db)).vatId))
  const evidence = await requestEvidence(registries, written, vatId, requester)
  if (evidence.result !== 'unavailable') await cache(context.db, evidence, cacheMs[evidence.result])
  return evidence
}

function registriesOf({ db, config }: EvidenceContext): [VatIdRegistry, ...VatIdRegistry[]] {
  const { VIES_URL } = config
  if (!VIES_URL) return [{ source: 'demo', check: (vatId) => findSeededVatId(db, vatId) }]
  return [
    {
      source: 'VIES',
      check: (vatId, requester) => requestVies(VIES_URL, vatId, requester),
    },
  ]
}

/** VIES blocks excessive callers, which would affect the whole shop. */
async function isLookupAllowed({ db, caller }: EvidenceContext): Promise<boolean> {
  return (
    (await trySpendNetworkBudget(db, caller, budgets.vatId)) &&
    (await trySpendBudget(db, budgets.vatIdShop, 'shop'))
  )
}

async function requestEvidence(
  registries: readonly VatIdRegistry[],
  written: string,
  vatId: VatId,
  requester: VatId | null,
): Promise<VatIdEvidence> {
  let evidence = evidenceOf(written, '', noResponse)
  for (const { source, check } of registries) {
    evidence = evidenceOf(written, source, await check(vatId, requester))
    if (evidence.result !== 'unavailable') break
  }
  return evidence
}

function evidenceOf(vatId: string, source: string, response: RegistryResponse): VatIdEvidence {
  return { vatId, source, checkedAt: new Date().toISOString(), ...response }
}

const CheckRow = rowSchema('vat_id_check', {
  vatId: z.string(),
  result: VatIdEvidence.shape.result,
  checkedAt: z.string(),
  source: z.string(),
  consultationNumber: z.string(),
  name: z.string(),
  address: z.string(),
})

function findCached(db: D1Database, vatId: string, registries: readonly VatIdRegistry[]) {
  const sources = JSON.stringify(registries.map(({ source }) => source))
  const now = new Date().toISOString()
  return findRow(
    db
      .prepare(
        `SELECT vat_id, result, checked_at, source, consultation_number, name, address
        FROM vat_id_check WHERE vat_id = ?1 AND source IN (SELECT value FROM json_each(?2))
          AND expires_at > ?3 ORDER BY checked_at DESC LIMIT 1`,
      )
      .bind(vatId, sources, now),
    CheckRow,
  )
}

async function cache(db: D1Database, evidence: VatIdEvidence, lifetimeMs: number): Promise<void> {
  const { vatId, source, result, checkedAt, consultationNumber, name, address } = evidence
  const expiresAt = new Date(Date.parse(checkedAt) + lifetimeMs).toISOString()
  await db
    .prepare(
      `INSERT OR REPLACE INTO vat_id_check
        (vat_id, source, result, checked_at, consultation_number, name, address, expires_at)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)`,
    )
    .bind(vatId, source, result, checkedAt, consultationNumber, name, address, expiresAt)
    .run()
}
