import { SELF } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { getProductDetail } from '../../../domain/contract/cms.ts'
import { request } from '../../testing/request.ts'

const slug = 'badluefter-silva'

const download = (path: string, headers: Record<string, string> = {}) =>
  SELF.fetch(`http://backend/cdn/${path}`, { headers })

async function detail(locale: 'de' | 'cs') {
  const { response: result } = await request(getProductDetail, { params: { slug }, locale })
  return result.data
}

describe('dimension drawing of a variant', () => {
  it('has a URL of its own, and the sizes of its variant in the language', async ({ expect }) => {
    const { variants } = await detail('de')
    expect(new Set(variants.map(({ drawing }) => drawing?.path)).size).toBe(variants.length)
    for (const variant of variants) {
      const diameter = variant.parameters.find(({ code }) => code === 'dn')?.values[0]?.title
      // oxlint-disable-next-line no-await-in-loop -- a few files
      const response = await download(variant.drawing?.path ?? '')
      expect(response.headers.get('Content-Type')).toBe('image/svg+xml')
      expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
      expect(response.headers.get('Cache-Control')).toContain('max-age=86400')
      // oxlint-disable-next-line no-await-in-loop -- a few files
      const svg = await response.text()
      if (diameter) expect(svg).toContain(`>Ø${diameter}<`)
      expect(svg).toContain(`<title>${variant.drawing?.alt}</title>`)
    }
    expect((await detail('cs')).variants[0]?.drawing?.alt).toMatch(/^Rozměrový výkres: /)
  })

  it('is available as DXF too, and answers 304 for a matching ETag', async ({ expect }) => {
    const [variant] = (await detail('de')).variants
    const dxf = await download(variant?.drawing?.cad ?? '')
    expect(dxf.headers.get('Content-Type')).toBe('image/vnd.dxf')
    expect(dxf.headers.get('Content-Disposition')).toMatch(/^attachment; filename="[\w.-]+\.dxf"$/)
    expect(new TextDecoder().decode(await dxf.arrayBuffer())).toMatch(/^0\r\nSECTION\r\n/)
    const svg = await download(variant?.drawing?.path ?? '')
    await svg.body?.cancel()
    const again = { 'If-None-Match': svg.headers.get('ETag') ?? '' }
    expect((await download(variant?.drawing?.path ?? '', again)).status).toBe(304)
  })

  it('answers 404 for an unknown variant or product', async ({ expect }) => {
    const [variant] = (await detail('de')).variants
    const file = variant?.drawing?.path.split('/').at(-1) ?? ''
    const paths = [
      `document/de/drawing/${slug}/v-other.svg`,
      `document/xx/drawing/${slug}/${file}`,
      `document/de/drawing/nothing/${file}`,
      `document/de/drawing/letzter/${file}`,
      `document/de/drawing/${slug}/${file}.svg`,
    ]
    // Hidden, unknown or untranslated variants have no drawing.
    const statuses = await Promise.all(paths.map(async (path) => (await download(path)).status))
    expect(statuses).toEqual(paths.map(() => 404))
  })
})
