import { env } from 'cloudflare:test'
import { imageSize } from 'image-size'
import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { app } from '../app.ts'
import { budgets } from '../store/budget/budgets.ts'
import { exhaustBudget } from '../testing/exhaust-budget.ts'

const { FILES, IMAGES } = env

const logged = vi.fn<typeof console.error>()
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(logged))
afterEach(() => {
  vi.restoreAllMocks()
  logged.mockClear()
})

async function ask(path: string, headers: Record<string, string> = {}, bindings: object = {}) {
  const work: Promise<unknown>[] = []
  const context = { waitUntil: (one: Promise<unknown>) => void work.push(one) }
  const response = await app.request(
    `http://backend${path}`,
    { headers },
    { ...env, ...bindings },
    // Of the context only waitUntil is used.
    { ...context, passThroughOnException: () => undefined, props: {} },
  )
  const bytes = await response.bytes()
  await Promise.all(work)
  return { response, bytes, status: response.status }
}

function sizeOf(bytes: Uint8Array): string {
  const { width, height } = imageSize(bytes)
  return `${width}x${height}`
}

/** A JPEG of any size, made from a picture of the shop. */
async function jpeg(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const file = await env.ASSETS.fetch('https://assets/image/320/product/bath-fan-axial.webp')
  if (!file.body) throw new Error('is missing')
  const made = await IMAGES.input(file.body)
    .transform({ width, height, fit: 'cover' })
    .output({ format: 'image/jpeg' })
  return new Uint8Array(await made.response().arrayBuffer())
}

/** The same, rotated by EXIF orientation 6. */
function turned(picture: Uint8Array): Uint8Array {
  const tiff = [
    0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
  ]
  const exif = [...new TextEncoder().encode('Exif\0\0'), ...tiff]
  const segment = [0xff, 0xe1, 0, exif.length + 2, ...exif]
  return Uint8Array.of(...picture.subarray(0, 2), ...segment, ...picture.subarray(2))
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

describe('§7 Images uploaded by an editor', () => {
  it('of 40 megapixels are served in the requested size', async ({ expect }) => {
    await FILES.put('image/large.jpg', await jpeg(8000, 5000))
    const { bytes, status } = await ask('/cdn/image/w320-h100-crop/large.webp')
    expect(status).toBe(200)
    expect(sizeOf(bytes)).toBe('320x100')
    expect(logged).not.toHaveBeenCalled()
  })

  it('answer 404 if they cannot be decoded, and the failure is cached', async ({ expect }) => {
    const whole = await jpeg(400, 300)
    const bad = {
      'broken.jpg': whole.subarray(0, whole.length / 4),
      'head.jpg': whole.subarray(0, 12),
      'empty.png': new Uint8Array(),
      'text.webp': new TextEncoder().encode('RIFF    WEBPVP8 '),
      'script.jpg': new TextEncoder().encode(svg),
      'page.png': new TextEncoder().encode('<!doctype html><script>alert(1)</script>'),
      // A PNG that claims 60,000 x 60,000 px.
      'bomb.png': Uint8Array.of(
        0x89,
        ...new TextEncoder().encode('PNG\r\n\u001a\n\0\0\0\rIHDR\0\0'),
        0xea,
        0x60,
        0,
        0,
        0xea,
        0x60,
        8,
        2,
        0,
        0,
        0,
      ),
      'heavy.jpg': new Uint8Array(26 * 1024 * 1024),
    }
    for (const [name, bytes] of Object.entries(bad)) {
      await FILES.put(`image/bad/${name}`, bytes)
      logged.mockClear()
      for (const _ of [1, 2]) {
        const { status, response } = await ask(`/cdn/image/w320/bad/${name}`)
        expect(status, name).toBe(404)
        expect(response.headers.get('Content-Type')).toContain('application/json')
      }
      expect(logged, name).toHaveBeenCalledOnce()
      expect((await ask(`/cdn/image/w320/bad/${name}`, {}, { IMAGES: undefined })).status).toBe(
        name === 'broken.jpg' ? 200 : 404,
      )
    }
    logged.mockClear()
  })

  it('as SVG are refused: a script in one is never sent', async ({ expect }) => {
    await FILES.put('image/sign.svg', svg)
    for (const name of ['sign.svg', 'sign.webp', 'sign'])
      expect((await ask(`/cdn/image/w320/${name}`)).status).toBe(404)
    expect((await ask('/store/image/download/sign.svg')).status).toBe(404)
    await FILES.put('upload/sign.svg', svg)
    const { response } = await ask('/cms/upload/sign.svg')
    expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox")
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  it('are rotated by EXIF before cropping', async ({ expect }) => {
    await FILES.put('image/turned.jpg', turned(await jpeg(200, 100)))
    expect(sizeOf((await ask('/cdn/image/w50/turned.webp')).bytes)).toBe('50x100')
    expect(sizeOf((await ask('/cdn/image/w50-h50-crop/turned.webp')).bytes)).toBe('50x50')
  })

  it.for(['NFC', 'NFD'] as const)(
    'are found by names with umlauts (%s)',
    async (form, { expect }) => {
      const stored = 'Küche & Bad/Lüfter groß (2).jpg'.normalize(form)
      await FILES.put(`image/${stored}`, await jpeg(60, 40))
      await FILES.put(`upload/${stored}`, await jpeg(60, 40))
      for (const other of ['NFC', 'NFD'] as const) {
        const path = encodeURI(stored.normalize(other))
        for (const address of [path, path.replace('.jpg', '.webp'), path.replaceAll('/', '%2F')])
          expect(sizeOf((await ask(`/cdn/image/w30/${address}`)).bytes), address).toBe('30x20')
        const download = await ask(`/store/image/download/${path}`)
        expect(download.response.headers.get('Content-Disposition')).toBe(
          `attachment; filename="Lufter gro_ (2).jpg"; filename*=UTF-8''L%C3%BCfter%20gro%C3%9F%20%282%29.jpg`,
        )
        expect((await ask(`/cms/upload/${path}`)).status).toBe(200)
      }
      await FILES.delete([`image/${stored}`, `upload/${stored}`])
    },
  )
})

describe('§7 Images without the Images binding', () => {
  const bindings = { IMAGES: undefined }

  it.for([
    ['w255', 'image/avif', 320],
    ['w255-h270-crop', 'image/webp', 320],
    ['w300-h400-crop-x2', '*/*', 1200],
    ['w4000', 'image/webp', 1200],
  ] as const)(
    '%s for %s is the next prepared width',
    async ([style, accept, width], { expect }) => {
      const path = `/cdn/image/${style}/product/bath-fan-axial.webp`
      const { response, bytes } = await ask(path, { accept }, bindings)
      expect(imageSize(bytes).width).toBe(width)
      const type = accept === '*/*' ? 'image/webp' : accept
      expect(response.headers.get('Content-Type')).toBe(type)
    },
  )

  it('are served as the original', async ({ expect }) => {
    await FILES.put('image/plain.jpg', await jpeg(60, 40))
    const { response, bytes } = await ask('/cdn/image/w30/plain.webp', {}, bindings)
    expect(sizeOf(bytes)).toBe('60x40')
    expect(response.headers.get('Content-Type')).toBe('image/jpeg')
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=300')
  })

  it('fall back while the binding fails, uncached', async ({ expect }) => {
    const input = () => {
      throw Object.assign(new Error('ERROR 9422: over quota'), { code: 9422 })
    }
    const path = '/cdn/image/w77-h70-crop/product/bath-fan-axial.webp'
    const failing = await ask(path, { accept: 'image/webp' }, { IMAGES: { input } })
    expect(imageSize(failing.bytes).width).toBe(96)
    expect(failing.response.headers.get('Cache-Control')).toBe('public, max-age=300')
    // A file of its own, because derivatives of the same bytes may exist already.
    await FILES.put('image/own.jpg', await jpeg(64, 40))
    const original = await ask('/cdn/image/w32/own.webp', {}, { IMAGES: { input } })
    expect(sizeOf(original.bytes)).toBe('64x40')
    expect(original.response.headers.get('Cache-Control')).toBe('public, max-age=300')
    expect(logged).toHaveBeenCalledTimes(2)
    logged.mockClear()
    expect(sizeOf((await ask(path, { accept: 'image/webp' })).bytes)).toBe('77x70')
    expect(sizeOf((await ask('/cdn/image/w32/own.webp')).bytes)).toBe('32x20')
  })
})

describe('§7 Images are transformed once', () => {
  const counting = () => {
    const input = vi.fn<ImagesBinding['input']>((stream) => IMAGES.input(stream))
    return { IMAGES: { input }, input }
  }

  it('per style and format, whatever the Accept header, ratio or version', async ({ expect }) => {
    const { input, ...bindings } = counting()
    const file = 'product/bath-fan-axial.webp'
    const accepts = ['image/webp', 'image/webp,*/*;q=0.1', 'text/html, image/webp;q=0.4']
    for (const accept of accepts)
      for (const path of [`w202-h44-crop/${file}`, `crop-x2-h22-w101/${file}?v=3`])
        expect((await ask(`/cdn/image/${path}`, { accept }, bindings)).status).toBe(200)
    expect(input).toHaveBeenCalledOnce()
    for (const style of ['w203', 'w203-crop', 'w203-webp'])
      await ask(`/cdn/image/${style}/${file}`, { accept: 'image/webp' }, bindings)
    expect(input).toHaveBeenCalledTimes(2)
    // If the Cache API has evicted it, the bucket has it.
    const { objects } = await FILES.list({ prefix: 'made/' })
    for (const { key } of objects)
      await (await caches.open('pictures')).delete(`https://pictures.invalid/${key.slice(5)}`)
    const again = await ask(`/cdn/image/w203/${file}`, { accept: 'image/webp' }, bindings)
    expect(sizeOf(again.bytes)).toBe('203x203')
    expect(again.response.headers.get('ETag')).toMatch(/^"[\da-f]+"$/)
    expect(input).toHaveBeenCalledTimes(2)
  })

  it('again after the original has been replaced', async ({ expect }) => {
    await FILES.put('image/other.jpg', await jpeg(60, 40))
    expect(sizeOf((await ask('/cdn/image/w30/other.webp')).bytes)).toBe('30x20')
    await FILES.put('image/other.jpg', await jpeg(60, 60))
    expect(sizeOf((await ask('/cdn/image/w30/other.webp')).bytes)).toBe('30x30')
  })

  it('within a rate limit per network: enumerated sizes answer 429, the shop’s own 200', async ({
    expect,
  }) => {
    const headers = { 'CF-Connecting-IP': '203.0.113.7' }
    const file = 'product/bath-fan-axial.webp'
    expect((await ask(`/cdn/image/w501-h9-crop/${file}`, headers)).status).toBe(200)
    await exhaustBudget(budgets.pictureNetwork, 1)
    const statuses = []
    for (const width of [502, 503, 504])
      statuses.push((await ask(`/cdn/image/w${width}-h9-crop/${file}`, headers)).status)
    expect(statuses).toEqual([200, 429, 429])
    const refused = await ask(`/cdn/image/w505/${file}`, headers)
    expect(Number(refused.response.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(refused.response.headers.get('Cache-Control')).toBe('no-store')
    for (const style of ['w501-h9-crop', 'w255-h270-crop', 'w56-h56-crop-x2', 'w160'])
      expect((await ask(`/cdn/image/${style}/${file}`, headers)).status, style).toBe(200)
  })
})
