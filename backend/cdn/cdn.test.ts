import { SELF } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { parseStyle } from './parse-style.ts'
import { webpAspect } from './webp-aspect.ts'
import { widthForBox } from './width-for-box.ts'

const square = 'product/bath-fan-axial.webp'

/** Width of the file that a path is answered with. */
async function widthOf(path: string): Promise<number> {
  const response = await SELF.fetch(`http://backend/cdn/image/${path}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return new DataView(bytes.buffer).getUint16(26, true) & 0x3fff
}

async function statusOf(path: string): Promise<number> {
  const response = await SELF.fetch(`http://backend${path}`)
  await response.body?.cancel()
  return response.status
}

describe('§7 Images', () => {
  it.for([
    ['w255', 320],
    ['w255-x2', 640],
    ['w56-h56-crop', 96],
    ['w56-h56-crop-x2', 320],
    ['w255-h270-crop-upscale-webp', 320],
    ['w300-h400-crop', 640],
    ['w300-h400', 320],
    ['h400', 640],
    ['x2-webp-h300', 640],
    ['w4000', 1200],
  ] as const)('§9: for %s a file of %i px is nearest', async ([style, width], { expect }) => {
    expect(await widthOf(`${style}/${square}`)).toBe(width)
  })

  it('are stored for ever under an address with a version, else requested again', async ({
    expect,
  }) => {
    const address = `http://backend/cdn/image/w255-h270-crop/${square}`
    const { headers } = await SELF.fetch(`${address}?v=2`)
    expect(headers.get('Content-Type')).toBe('image/webp')
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    const plain = await SELF.fetch(address)
    expect(plain.headers.get('Cache-Control')).not.toContain('immutable')
  })

  it.for([
    'w',
    'w0',
    'w-1',
    'w1.5',
    'w4001',
    'h99999',
    'x2',
    'crop',
    'w100-x3',
    'w100-w200',
    'w100-avif',
    'W100',
    '100',
    'w1e3',
    'w100-',
    'constructor',
  ])('answer 400 for the style %s', async (style, { expect }) => {
    expect(await statusOf(`/cdn/image/${style}/${square}`)).toBe(400)
  })

  it.for([
    'product/no-such-picture.webp',
    'product/bath-fan-axial.png',
    'product/bath-fan-axial',
    '%2e%2e/%2e%2e/wrangler.webp',
    '..%2f..%2fwrangler.toml',
    'product//bath-fan-axial.webp',
    'product/bath-fan-axial.webp%00.png',
    'a/b/c/d/e/f/g.webp',
    `${'x'.repeat(3000)}.webp`,
  ])('answer 404 for the path %s', async (path, { expect }) => {
    expect(await statusOf(`/cdn/image/w320/${path}`)).toBe(404)
    expect(await statusOf(`/cdn/image/h320/${path}`)).toBe(404)
  })
})

describe('§7 downloads', () => {
  it('are the largest file, under its name', async ({ expect }) => {
    const response = await SELF.fetch(`http://backend/store/image/download/${square}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Disposition')).toBe(
      'attachment; filename="bath-fan-axial.webp"',
    )
    await response.body?.cancel()
    expect(await statusOf('/store/image/download/product/nope.webp')).toBe(404)
    expect(await statusOf('/store/image/download/..%2f..%2fwrangler.toml')).toBe(404)
  })

  it('of the CMS come with their own media type, and nothing in them runs', async ({ expect }) => {
    const response = await SELF.fetch('http://backend/cms/upload/messprotokoll-volumenstrom.csv')
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('Content-Security-Policy')).toContain('sandbox')
    expect(await response.text()).toContain('Ventilöffnung in mm')
  })

  it('of the CMS stay within its folder and its kinds of files', async ({ expect }) => {
    for (const path of [
      'nope.pdf',
      '..%2fimage%2f96%2fproduct%2fhood.webp',
      'a.html',
      'a.svg',
      'a.toString',
    ])
      expect(await statusOf(`/cms/upload/${path}`), path).toBe(404)
  })
})

describe('a box', () => {
  it('is filled by a cropped picture, and holds a whole one', ({ expect }) => {
    const box = { width: 300, height: 400 }
    expect(widthForBox({ ...box, crop: true }, 1)).toBe(400)
    expect(widthForBox({ ...box, crop: false }, 1)).toBe(300)
    expect(widthForBox({ ...box, crop: true }, 2.5)).toBe(1000)
    expect(widthForBox({ width: null, height: 100, crop: false }, 2.5)).toBe(250)
    expect(parseStyle('h100-w200-x2')).toEqual({ width: 400, height: 200, crop: false })
  })

  it('is told by each kind of WebP', ({ expect }) => {
    const head = (kind: string, ...rest: number[]) =>
      Uint8Array.of(...new TextEncoder().encode(`RIFF    WEBP${kind}    `), ...rest)
    const lossy = head('VP8 ', 0, 0, 0, 0x9d, 0x01, 0x2a, 0x40, 0x06, 0x80, 0x02)
    expect(webpAspect(lossy)).toBe(2.5)
    // 1600 x 640: (1600 - 1) | (640 - 1) << 14
    expect(webpAspect(head('VP8L', 0x2f, 0x3f, 0xc6, 0x9f, 0x00, 0, 0, 0, 0, 0))).toBe(2.5)
    expect(webpAspect(head('VP8X', 0, 0, 0, 0, 0x3f, 0x06, 0, 0x7f, 0x02, 0))).toBe(2.5)
    expect(webpAspect(head('ABCD', ...Array(10).fill(0)))).toBeNull()
    expect(webpAspect(new Uint8Array(10))).toBeNull()
  })
})

describe('RFC 9110: pictures, uploads and downloads', () => {
  const files = [
    `/cdn/image/w320/${square}`,
    `/store/image/download/${square}`,
    '/cms/upload/messprotokoll-volumenstrom.csv',
  ]
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    SELF.fetch(`http://backend${path}`, { headers, method })

  it.for(files)('are not sent again to who has them: %s', async (path, { expect }) => {
    const whole = await get(path)
    const etag = whole.headers.get('ETag') ?? ''
    expect(etag).toMatch(/^"[^"]+"$/)
    expect((await whole.bytes()).length).toBeGreaterThan(0)
    for (const known of [etag, `"x", W/${etag}`, '*']) {
      const again = await get(path, { 'If-None-Match': known })
      expect(again.status, known).toBe(304)
      expect(again.headers.get('ETag')).toBe(etag)
      expect(again.headers.get('Cache-Control')).toBe(whole.headers.get('Cache-Control'))
      expect((await again.bytes()).length).toBe(0)
    }
    const other = await get(path, { 'If-None-Match': '"x"' })
    expect(other.status).toBe(200)
    await other.body?.cancel()
  })

  it.for(files)('can be had in parts that make the whole: %s', async (path, { expect }) => {
    const whole = await get(path)
    const bytes = await whole.bytes()
    const etag = whole.headers.get('ETag') ?? ''
    const start = await get(path, { Range: 'bytes=0-99' })
    const rest = await get(path, { Range: 'bytes=100-', 'If-Range': etag })
    expect([start.status, rest.status]).toEqual([206, 206])
    expect(start.headers.get('Content-Range')).toBe(`bytes 0-99/${bytes.length}`)
    expect([...(await start.bytes()), ...(await rest.bytes())]).toEqual([...bytes])
    const beyond = await get(path, { Range: `bytes=${bytes.length}-` })
    expect(beyond.status).toBe(416)
    expect(beyond.headers.get('Content-Range')).toBe(`bytes */${bytes.length}`)
    for (const headers of [
      { Range: 'bytes=0-9', 'If-Range': '"another"' },
      { Range: 'bytes=0-1,3-4' },
    ]) {
      const all = await get(path, headers)
      expect(all.status).toBe(200)
      expect((await all.bytes()).length).toBe(bytes.length)
    }
    const head = await get(path, { Range: 'bytes=0-9' }, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.headers.get('Accept-Ranges')).toBe('bytes')
  })
})
