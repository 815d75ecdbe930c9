import { SELF } from 'cloudflare:test'
import { imageSize } from 'image-size'
import { describe, it } from 'vitest'

const square = 'product/bath-fan-axial.webp'
const browser = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

function get(path: string, accept?: string): Promise<Response> {
  return SELF.fetch(`http://backend/cdn/image/${path}`, accept ? { headers: { accept } } : {})
}

/** `300x400 image/avif`: size and type of the bytes, compared with the headers. */
async function describePicture(path: string, accept?: string): Promise<string> {
  const response = await get(path, accept)
  if (!response.ok) return String(response.status)
  const { width, height } = imageSize(new Uint8Array(await response.arrayBuffer()))
  return `${width}x${height} ${response.headers.get('Content-Type')}`
}

async function statusOf(path: string): Promise<number> {
  const response = await SELF.fetch(`http://backend${path}`)
  await response.body?.cancel()
  return response.status
}

describe('§7 Images', () => {
  // The largest files: 1200 x 1200 of the product, 1600 x 640 of the banner.
  it.for([
    ['w255', '255x255'],
    ['w255-x2', '510x510'],
    ['w240', '240x240'],
    ['w56-h56-crop', '56x56'],
    ['w56-h56-crop-x2', '112x112'],
    ['w255-h270-crop-upscale-webp', '255x270'],
    ['w255-h270', '255x255'],
    ['w300-h400-crop', '300x400'],
    ['w300-h400-crop-x2', '600x800'],
    ['w300-h400', '300x300'],
    ['h400', '400x400'],
    ['x2-h333', '666x666'],
    ['w1', '1x1'],
    ['w1600', '1200x1200'],
    ['w1600-upscale', '1600x1600'],
    ['w1600-h400-crop', '1200x300'],
    ['w1600-h400-crop-upscale', '1600x400'],
    ['h1300-crop', '1200x1200'],
    ['w4000', '1200x1200'],
  ] as const)('have exactly the requested size: %s is %s', async ([style, size], { expect }) => {
    expect(await describePicture(`${style}/${square}`, 'image/webp')).toBe(`${size} image/webp`)
  })

  it.for([
    ['w320', '320x128'],
    ['h100', '250x100'],
    ['w300-h300', '300x120'],
    ['w300-h300-crop', '300x300'],
    ['w100-h640-crop-x2', '100x640'],
    ['w333', '333x133'],
  ] as const)('that are not square are cropped: %s is %s', async ([style, size], { expect }) => {
    const wide = 'banner/hero-fans.webp'
    expect(await describePicture(`${style}/${wide}`, 'image/webp')).toBe(`${size} image/webp`)
  })

  it.for([
    [browser, 'image/avif'],
    ['image/webp,image/avif', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/avif;q=0,image/webp', 'image/webp'],
    ['image/png,image/*;q=0.8', 'image/jpeg'],
    ['*/*', 'image/jpeg'],
    ['junk;;q=x', 'image/jpeg'],
    [undefined, 'image/jpeg'],
  ] as const)('have an accepted format: %s gets %s', async ([accept, type], { expect }) => {
    for (const style of ['w320', 'w111-h77-crop']) {
      const response = await get(`${style}/${square}`, accept)
      expect(response.headers.get('Content-Type')).toBe(type)
      expect(response.headers.get('Vary')).toBe('Accept')
      const { type: content } = imageSize(new Uint8Array(await response.arrayBuffer()))
      expect(type).toBe(`image/${content === 'jpg' ? 'jpeg' : content}`)
    }
    const response = await get(`w111-webp/${square}`, accept)
    expect(response.headers.get('Content-Type')).toBe('image/webp')
    expect(response.headers.get('Vary')).toBeNull()
    await response.body?.cancel()
  })

  it('are AVIF up to 1600 px, beyond that WebP', async ({ expect }) => {
    expect(await describePicture(`w1600-h40-crop-upscale/${square}`, browser)).toBe(
      '1600x40 image/avif',
    )
    expect(await describePicture(`w1601-h40-crop-upscale/${square}`, browser)).toBe(
      '1601x40 image/webp',
    )
  })

  it('are immutable with a version in the URL, otherwise revalidated', async ({ expect }) => {
    const { headers, body } = await get(`w255-h270-crop/${square}?v=2`, browser)
    await body?.cancel()
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    const plain = await get(`w255-h270-crop/${square}`, browser)
    await plain.body?.cancel()
    expect(plain.headers.get('Cache-Control')).not.toContain('immutable')
  })

  it.for([
    'w',
    'w0',
    'w-1',
    'w1.5',
    'w4001',
    'w2001-x2',
    'h99999',
    'w1e9',
    'w1000000000',
    'x2',
    'x40',
    'crop',
    'w100-x3',
    'w100-x40',
    `w100${'-x1'.repeat(40)}`,
    'w100-w200',
    'w100-avif',
    'W100',
    '100',
    'w1e3',
    'w100-',
    'constructor',
  ])('answer 400 for the style %s, cached for a day', async (style, { expect }) => {
    const response = await get(`${style}/${square}`)
    await response.body?.cancel()
    expect(response.status).toBe(400)
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400')
  })

  it.for([
    'product/no-such-picture.webp',
    'product/bath-fan-axial.png',
    'product/bath-fan-axial',
    '%2e%2e/%2e%2e/wrangler.webp',
    '..%2f..%2fwrangler.toml',
    'product//bath-fan-axial.webp',
    'product/bath-fan-axial.webp%00.png',
    'product%5cbath-fan-axial.webp',
    'a/b/c/d/e/f/g.webp',
    `${'x'.repeat(3000)}.webp`,
    'K%FCche.webp',
    'K%C3%BCche.webp',
    'product/bath-fan-axial.svg',
  ])('answer 404 for the path %s', async (path, { expect }) => {
    expect(await statusOf(`/cdn/image/w320/${path}`)).toBe(404)
    expect(await statusOf(`/cdn/image/h320/${path}`)).toBe(404)
  })
})

describe('§7 downloads', () => {
  it.for(['/store', '/cdn'])(
    'are the largest file, with its file name: %s',
    async (base, { expect }) => {
      const response = await SELF.fetch(`http://backend${base}/image/download/${square}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Disposition')).toBe(
        'attachment; filename="bath-fan-axial.webp"',
      )
      await response.body?.cancel()
      expect(await statusOf(`${base}/image/download/product/nope.webp`)).toBe(404)
      expect(await statusOf(`${base}/image/download/..%2f..%2fwrangler.toml`)).toBe(404)
    },
  )

  it('of the CMS have their own media type, and a policy that blocks scripts', async ({
    expect,
  }) => {
    const response = await SELF.fetch('http://backend/cms/upload/messprotokoll-volumenstrom.csv')
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('Content-Security-Policy')).toContain('sandbox')
    expect(await response.text()).toContain('Ventilöffnung in mm')
  })

  it('of the CMS are limited to its folder and file types', async ({ expect }) => {
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

describe('RFC 9110: pictures, uploads and downloads', () => {
  const files = [
    `/cdn/image/w320/${square}`,
    `/cdn/image/w123-h77-crop/${square}`,
    `/store/image/download/${square}`,
    `/cdn/image/download/${square}`,
    '/cms/upload/messprotokoll-volumenstrom.csv',
  ]
  const getFile = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    SELF.fetch(`http://backend${path}`, { headers, method })

  it.for(files)('answer 304 for a matching ETag: %s', async (path, { expect }) => {
    const full = await getFile(path)
    const etag = full.headers.get('ETag') ?? ''
    expect(etag).toMatch(/^"[^"]+"$/)
    expect((await full.bytes()).length).toBeGreaterThan(0)
    for (const known of [etag, `"x", W/${etag}`, '*']) {
      const again = await getFile(path, { 'If-None-Match': known })
      expect(again.status, known).toBe(304)
      expect(again.headers.get('ETag')).toBe(etag)
      expect(again.headers.get('Cache-Control')).toBe(full.headers.get('Cache-Control'))
      expect((await again.bytes()).length).toBe(0)
    }
    const other = await getFile(path, { 'If-None-Match': '"x"' })
    expect(other.status).toBe(200)
    await other.body?.cancel()
  })

  it.for(files)(
    'answer range requests with parts that make the whole: %s',
    async (path, { expect }) => {
      const full = await getFile(path)
      const bytes = await full.bytes()
      const etag = full.headers.get('ETag') ?? ''
      const start = await getFile(path, { Range: 'bytes=0-99' })
      const rest = await getFile(path, { Range: 'bytes=100-', 'If-Range': etag })
      expect([start.status, rest.status]).toEqual([206, 206])
      expect(start.headers.get('Content-Range')).toBe(`bytes 0-99/${bytes.length}`)
      expect([...(await start.bytes()), ...(await rest.bytes())]).toEqual([...bytes])
      const beyond = await getFile(path, { Range: `bytes=${bytes.length}-` })
      expect(beyond.status).toBe(416)
      expect(beyond.headers.get('Content-Range')).toBe(`bytes */${bytes.length}`)
      for (const headers of [
        { Range: 'bytes=0-9', 'If-Range': '"another"' },
        { Range: 'bytes=0-1,3-4' },
      ]) {
        const all = await getFile(path, headers)
        expect(all.status).toBe(200)
        expect((await all.bytes()).length).toBe(bytes.length)
      }
      const head = await getFile(path, { Range: 'bytes=0-9' }, 'HEAD')
      expect(head.status).toBe(200)
      expect(head.headers.get('Accept-Ranges')).toBe('bytes')
    },
  )
})
