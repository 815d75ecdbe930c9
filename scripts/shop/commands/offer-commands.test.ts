import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'vitest'
import { randomDocument, worlds } from '../../../domain/invoice/testing/random-document.ts'
import { offerOf } from '../../../domain/offer/testing/offer-of.ts'
import { openOperatorDouble } from '../../testing/operator-double.ts'
import { showOffer } from './offer-commands.ts'

const [world] = worlds
if (!world) throw new Error('No world')
const offer = { ...offerOf(randomDocument(5, world, 2)), number: 'AN2026-00017' }

describe('§9 offer show', () => {
  it('says what was offered to whom, and saves its file', async ({ expect }) => {
    const double = await openOperatorDouble((request, response) => {
      const isFile = request.url?.endsWith('/pdf')
      response.setHeader('Content-Type', isFile ? 'application/pdf' : 'application/json')
      response.end(isFile ? '%PDF-1.7' : JSON.stringify(offer))
    })
    const path = join(mkdtempSync(join(tmpdir(), 'offer-')), 'offer.pdf')
    const lines = await showOffer(double.client, offer.number, path)
    expect(lines[0]).toBe('AN2026-00017: of 2026-12-20, valid until 2027-01-03')
    expect(lines[1]).toContain(offer.buyer.email)
    expect(lines.filter((line) => / net each, /.test(line))).toHaveLength(offer.lines.length)
    expect(lines.join('\n')).toContain(
      `${offer.totals.order.gross} with tax, ${offer.currencyCode}`,
    )
    expect(readFileSync(path, 'utf8')).toBe('%PDF-1.7')
    const without = await showOffer(double.client, offer.number, '')
    expect([without.length, existsSync(path)]).toEqual([lines.length - 1, true])
    await double.close()
  })
})
