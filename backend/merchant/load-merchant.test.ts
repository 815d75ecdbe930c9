import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { merchant } from '../../demo/content/merchant.ts'
import { recordingDatabase } from '../testing/databases/recording-database.ts'
import { loadMerchant } from './load-merchant.ts'
import { merchantUpsert } from './merchant-upsert.ts'

const now = new Date()
const companyOf = async () => (await loadMerchant(env.DB)).company
const become = (company: string) => merchantUpsert(env.DB, { ...merchant, company }, now).run()

describe('decision 156: the remembered merchant', () => {
  it('is the one written last, also at one time and of one length', async ({ expect }) => {
    await become('Eins GmbH')
    expect(await companyOf()).toBe('Eins GmbH')
    await become('Zwei GmbH')
    expect(await companyOf()).toBe('Zwei GmbH')
    await env.DB.prepare(`UPDATE merchant SET value = json_set(value, '$.company', 'Drei')`).run()
    expect(await companyOf()).toBe('Drei')
    await env.DB.prepare('DELETE FROM merchant').run()
    expect(await companyOf()).toBe('')
    await become('Vier GmbH')
    expect(await companyOf()).toBe('Vier GmbH')
  })

  it('is not sent by the database again until it changes', async ({ expect }) => {
    await become('Eins GmbH')
    await loadMerchant(env.DB)
    const { db, rows } = recordingDatabase()
    const values = () => rows.map(({ value }) => value)
    expect((await loadMerchant(db)).company).toBe('Eins GmbH')
    expect(values()).toEqual([null])
    await become('Zwei GmbH')
    expect((await loadMerchant(db)).company).toBe('Zwei GmbH')
    expect(values()).toEqual([null, expect.stringContaining('Zwei GmbH')])
  })
})
