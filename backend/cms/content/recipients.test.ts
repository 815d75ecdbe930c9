import { env } from 'cloudflare:test'
import { beforeAll, describe, it } from 'vitest'
import { pageQuery } from '../../../domain/contract/cms-graphql.ts'
import type { RichTextNode } from '../../../domain/content/rich-text.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'
import { merchantUpsert } from '../../merchant/merchant-upsert.ts'
import { requestContent } from '../../testing/request-content.ts'

const paragraph = (text: string): RichTextNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
})
const content = [paragraph('Davor'), paragraph('{{recipients}}'), paragraph('Danach')]

beforeAll(async () => {
  await env.DB.prepare(
    `INSERT INTO page (id, locale, slug, title, content, blocks, slugs, noindex, updated_at)
    VALUES ('privacy', 'de', 'datenschutz', 'Datenschutz', ?1, '[]', '{"de":"datenschutz"}', 0,
      '2026-11-20T10:00:00.000Z')`,
  )
    .bind(JSON.stringify({ type: 'doc', content }))
    .run()
})

async function shown(recipients: Merchant['recipients']) {
  const merchant = { ...(await loadMerchant(env.DB)), recipients }
  await merchantUpsert(env.DB, merchant, new Date()).run()
  const page = await requestContent(pageQuery, { slug: 'datenschutz' })
  return page?.content.content
}

describe('domain 3, row 26: recipients of personal data', () => {
  it('are named in place of their paragraph, as the merchant has them', async ({ expect }) => {
    const nodes = await shown([
      {
        name: 'Bote GmbH',
        seat: { de: 'Bonn', cs: 'Bonn v Německu' },
        // In the first language, if not in that of the page.
        purpose: { cs: 'Doručení' },
      },
    ])
    expect(nodes?.map(({ type }) => type)).toEqual(['paragraph', 'table', 'paragraph'])
    const texts = JSON.stringify(nodes?.[1]).matchAll(/"text":"([^"]+)"/g)
    expect([...texts].map(([, text]) => text)).toEqual([
      'Empfänger',
      'Sitz',
      'Wofür und welche Daten',
      'Bote GmbH',
      'Bonn',
      'Doručení',
    ])
  })

  it('leave nothing behind where the merchant names none', async ({ expect }) => {
    expect(await shown([])).toEqual([paragraph('Davor'), paragraph('Danach')])
  })
})
