import { env, SELF } from 'cloudflare:test'
import { PDFDocument } from '@cantoo/pdf-lib'
import { beforeAll, describe, it } from 'vitest'
import { getProductDetail } from '../../domain/contract/cms.ts'
import { locales } from '../../domain/locales/locales.ts'
import { request } from '../testing/request.ts'

/** A fan with two variants that have curves. */
const slug = 'badluefter-silva'

beforeAll(async () => {
  await env.DB.prepare(`UPDATE product SET documents = '["data-sheet","manual"]' WHERE id = ?`)
    .bind(slug)
    .run()
})

const download = (path: string, headers: Record<string, string> = {}) =>
  SELF.fetch(`http://backend/cdn/${path}`, { headers })

describe('§3 documents of a product', () => {
  it('are listed in the requested language, and every link leads to a PDF in it', async ({
    expect,
  }) => {
    for (const locale of locales) {
      const { response: result } = await request(getProductDetail, { params: { slug }, locale })
      const sheets = result.data.documents.filter(({ path }) => path.endsWith('.pdf'))
      expect(sheets).toHaveLength(2)
      for (const { title, path } of sheets) {
        const response = await download(path)
        const file = new Uint8Array(await response.arrayBuffer())
        expect(response.status).toBe(200)
        expect(response.headers.get('Content-Type')).toBe('application/pdf')
        const document = await PDFDocument.load(file)
        expect(document.getTitle()).toBe(`${title}: ${result.data.name}`)
        expect(document.getLanguage()).toBe(locale)
      }
    }
  })

  it('has the picture of the product, as JPEG', async ({ expect }) => {
    await env.DB.prepare(`UPDATE variant SET image = 'product/bath-fan-axial' WHERE n =
      (SELECT default_variant_n FROM product WHERE id = ?)`)
      .bind(slug)
      .run()
    const response = await download(`document/de/data-sheet/${slug}.pdf`)
    const text = new TextDecoder('latin1').decode(await response.arrayBuffer())
    expect(text).toContain('/DCTDecode')
  })

  it('is identical at each download', async ({ expect }) => {
    const path = `document/cs/data-sheet/${slug}.pdf`
    const [one, other] = [await download(path), await download(path)]
    expect(await one.bytes()).toEqual(await other.bytes())
  })

  it('has a text for tenders, which names the make with "or equivalent"', async ({ expect }) => {
    const { response: result } = await request(getProductDetail, { params: { slug }, locale: 'de' })
    const document = result.data.documents.find(({ path }) => path.endsWith('.txt'))
    const response = await download(document?.path ?? '')
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(bytes.length).toBe(document?.bytes)
    const text = new TextDecoder().decode(bytes)
    expect(text.match(/oder gleichwertig/g)).toHaveLength(result.data.variants.length)
    for (const { catalogCode } of result.data.variants)
      expect(text).toContain(`Artikelnummer: ${catalogCode}`)
    // The make stands only there, and no range of all sizes contradicts those of an item.
    const { brand, name, perex, categoryName } = result.data
    const lines = text.split('\r\n').filter((line) => !line.includes('oder gleichwertig'))
    expect(lines.filter((line) => line.includes(brand?.title ?? name))).toEqual([])
    expect(text).not.toContain(perex)
    expect(text).toContain(categoryName)
  })

  it('has the curves of a fan as a spreadsheet in the language’s format', async ({ expect }) => {
    const { response: result } = await request(getProductDetail, { params: { slug }, locale: 'de' })
    const document = result.data.documents.find(({ path }) => path.endsWith('.csv'))
    const response = await download(document?.path ?? '')
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(bytes.length).toBe(document?.bytes)
    const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n')
    expect(lines[0]).toBe(
      '\ufeff"Artikelnummer";"Stufe";"Luftmenge [m³/h]";"Druck [Pa]";"Leistung [W]";"LpA 3 m [dB(A)]"',
    )
    const points = result.data.variants.flatMap(({ curves }) => curves.flatMap((one) => one.points))
    expect(lines).toHaveLength(points.length + 2)
    expect((await download(document?.path.replace(/csv$/, 'pdf') ?? '')).status).toBe(404)
  })

  it('RFC 9110: answers 304 for a matching ETag, and range requests', async ({ expect }) => {
    const { response: result } = await request(getProductDetail, { params: { slug }, locale: 'de' })
    const path = result.data.documents.find((one) => one.path.endsWith('.pdf'))?.path ?? ''
    const whole = await download(path)
    const bytes = await whole.bytes()
    const etag = whole.headers.get('ETag') ?? ''
    expect((await download(path, { 'If-None-Match': etag })).status).toBe(304)
    const part = await download(path, { Range: 'bytes=-20', 'If-Range': etag })
    expect(part.status).toBe(206)
    expect(await part.bytes()).toEqual(bytes.subarray(-20))
  })

  it('answers 404 for missing documents and unknown products', async ({ expect }) => {
    const paths = [
      `document/de/declaration/${slug}.pdf`,
      `document/xx/data-sheet/${slug}.pdf`,
      `document/de/__proto__/${slug}.pdf`,
      'document/de/data-sheet/nothing.pdf',
      'document/de/data-sheet/letzter.pdf',
      "document/de/data-sheet/x'%20OR%201=1.pdf",
      'document/de/data-sheet/..%2F..%2Fsecret.pdf',
    ]
    for (const path of paths) expect((await download(path)).status).toBe(404)
  })
})
