import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { VatIdEvidence } from '../../../domain/tax/tax-decision.ts'
import { parseVatId } from '../../../domain/tax/vat-id.ts'
import { clearExpired } from '../../maintenance/clear-expired.ts'
import { exhaustBudget } from '../../testing/exhaust-budget.ts'
import { someAddress } from '../../testing/request.ts'
import { findEvidence } from './find-evidence.ts'
import { readConfig } from '../../env.ts'
import { readCaller } from '../../request/caller.ts'
import { contractHeaders } from '../../../domain/contract/headers.ts'
import { budgets } from '../budget/budgets.ts'

function check(vatId: string, network = someAddress()) {
  const caller = readCaller(new Headers({ [contractHeaders.clientAddress]: network }))
  return findEvidence({ db: env.DB, config: readConfig(env), caller }, vatId)
}

const storedIds = async () => {
  const { results } = await env.DB.prepare('SELECT vat_id FROM vat_id_check ORDER BY vat_id').all()
  return results.map((row) => row['vat_id'])
}

describe('law 29: a VAT id where no registry is configured', () => {
  it('has sample businesses, all with valid check digits', async ({ expect }) => {
    const { results } = await env.DB.prepare('SELECT vat_id FROM vat_registration').all()
    expect(results.length).toBeGreaterThanOrEqual(8)
    for (const row of results) expect(parseVatId(String(row['vat_id']))).not.toBeNull()
  })

  it('is valid with its name and address, in any notation', async ({ expect }) => {
    expect(await check('at u99 000 017')).toMatchObject({
      vatId: 'ATU99000017',
      result: 'valid',
      source: 'demo',
      name: 'Alpenluft Technik GmbH',
      address: 'Mariahilfer Straße 210, 1150 Wien',
    })
  })

  it('is valid for companies of the sample Czech register', async ({ expect }) => {
    expect(await check('CZ99001179')).toMatchObject({
      result: 'valid',
      name: 'Vzduchotechnika Borovec s.r.o.',
    })
  })

  it('is invalid if unknown or malformed', async ({ expect }) => {
    for (const vatId of ['ATU99000035', 'ATU99000018', 'GB123456789', 'x', '', `' OR 1=1`]) {
      expect((await check(vatId)).result).toBe('invalid')
    }
  })

  it('is cached while it is valid, and never if the registry does not answer', async ({
    expect,
  }) => {
    await env.DB.prepare('DELETE FROM vat_id_check').run()
    expect((await check('ATU99000990')).result).toBe('unavailable')
    expect(await storedIds()).toEqual([])
    const first = await check('ATU99000026')
    await check('ATU99000035')
    expect(await storedIds()).toEqual(['ATU99000026', 'ATU99000035'])
    expect(await check('ATU99000026')).toEqual(first)
    // An invalid one may be registered at any time; a valid one is cached for the day.
    const inMinutes = (minutes: number) =>
      clearExpired(env.DB, new Date(Date.now() + minutes * 60_000))
    await inMinutes(11)
    expect(await storedIds()).toEqual(['ATU99000026'])
    await inMinutes(22 * 60)
    expect(await storedIds()).toEqual(['ATU99000026'])
    await inMinutes(24 * 60)
    expect(await storedIds()).toEqual([])
  })

  it('is requested again after it has expired', async ({ expect }) => {
    const first = await check('SK2099000002')
    await env.DB.prepare(`UPDATE vat_id_check SET expires_at = '2020-01-01T00:00:00.000Z',
      checked_at = '2020-01-01T00:00:00.000Z', name = 'Old'`).run()
    expect(await check('SK2099000002')).toMatchObject({ result: 'valid', name: first.name })
  })

  it('has no answer beyond the network’s budget, which cached responses do not use', async ({
    expect,
  }) => {
    const from = '203.0.113.77'
    await check('SK2099000013', from)
    await exhaustBudget(budgets.vatId, 0)
    expect((await check('SK2099000013', from)).result).toBe('valid')
    expect((await check('PL9900000112', from)).result).toBe('unavailable')
    expect((await check('PL9900000112', '203.0.114.9')).result).toBe('valid')
  })

  it('has no answer beyond the shop’s budget, for any caller', async ({ expect }) => {
    await check('EL990000001')
    await exhaustBudget(budgets.vatIdShop, 0)
    expect((await check('DE990000019')).result).toBe('unavailable')
    expect((await check('EL990000001')).result).toBe('valid')
  })

  it('matches the schema of evidence', async ({ expect }) => {
    expect(VatIdEvidence.safeParse(await check('nonsense')).success).toBe(true)
  })
})
