import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { merchant } from '../../demo/content/merchant.ts'
import { startTestShop } from '../../scripts/test/test-shop.ts'
import { shopCommand } from './shop-command.ts'

/* The CLI with the built Workers and their D1, over real HTTP. */

let shop: Awaited<ReturnType<typeof startTestShop>>
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'operator-'))
  shop = await startTestShop()
})
afterAll(async () => {
  await shop.stop()
  rmSync(folder, { recursive: true })
})

const run = (...args: string[]) =>
  shopCommand(`http://localhost:${new URL(shop.address).port}`, args)
const page = async (path: string) =>
  (await fetch(`http://localhost:${new URL(shop.address).port}${path}`)).text()
const fileOf = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const head = [
  'id;category;brand;name.de;name.cs;name.sk;name.en;slug.de;slug.cs;slug.sk;slug.en',
  'variant.id;variant.catalogCode;variant.prices.EUR;variant.prices.CZK;variant.stock.leipzig',
].join(';')

/** A list as saved by a Central European spreadsheet: BOM, semicolons, decimal commas. */
function list(rows: number, brandOf: (index: number) => string): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const names = Array.from({ length: 4 }, () => `"Masse ""${index}"" ä"`).join(';')
    const slugs = Array.from({ length: 4 }, () => `masse-${index}`).join(';')
    return `masse-${index};A1.1;${brandOf(index)};${names};${slugs};m-${index};M-${index};1${index % 10},90;490;${index % 7}`
  })
  return `\ufeff${[head, ...lines].join('\r\n')}\r\n`
}

describe('point 6: npm run shop against the built shop', () => {
  it('imports 10,000 rows of which 37 are invalid: 37 messages, and nothing is written', async ({
    expect,
  }) => {
    const isWrong = (index: number) => index % 271 === 7 && index / 271 < 37
    const path = fileOf(
      'list.csv',
      list(10_000, (index) => (isWrong(index) ? 'nobody' : 'zefyra')),
    )
    const { code, out, lines } = await run('import', path)
    expect(lines).toHaveLength(37)
    expect(lines[0]).toBe('list.csv:9 brand: "nobody" is unknown')
    expect(out).toBe('0 changed, 9963 new, 0 unchanged, 37 wrong (nothing written)')
    expect(code).toBe(1)
    expect(await page('/suche?q=masse')).not.toContain('masse-0')
  }, 600_000)

  it('imports the valid ones with --partial, and nothing the second time', async ({ expect }) => {
    const path = fileOf(
      'part.csv',
      list(300, (index) => (index === 5 ? 'nobody' : 'zefyra')),
    )
    const first = await run('import', path, '--partial')
    expect([first.code, first.out, first.lines.length]).toEqual([
      1,
      '0 changed, 299 new, 0 unchanged, 1 wrong',
      1,
    ])
    expect(await page('/produkt/masse-0')).toContain('Masse &quot;0&quot; ä')
    const again = await run('import', path, '--partial')
    expect(again.out).toBe('0 changed, 0 new, 299 unchanged, 1 wrong')
  }, 600_000)

  it.for(['csv', 'jsonl'])(
    'imports its own export as %s: 0 changed',
    { timeout: 600_000 },
    async (format, { expect }) => {
      const path = join(folder, `all.${format}`)
      expect((await run('export', 'products', '--out', path)).code).toBe(0)
      expect(readFileSync(path, 'utf8').length).toBeGreaterThan(1_000_000)
      const { code, out, lines } = await run('import', path)
      expect([code, out.replace(/\d+ unchanged/, 'all unchanged'), lines]).toEqual([
        0,
        '0 changed, 0 new, all unchanged, 0 wrong',
        [],
      ])
    },
  )

  it('imports its own content: 0 changed', { timeout: 300_000 }, async ({ expect }) => {
    const path = join(folder, 'content.jsonl')
    expect((await run('export', 'content', '--out', path)).code).toBe(0)
    expect(readFileSync(path, 'utf8').split('\n').length).toBeGreaterThan(100)
    const { out, lines } = await run('import', path)
    expect([out.replace(/\d+ unchanged/, 'all unchanged'), lines]).toEqual([
      '0 changed, 0 new, all unchanged, 0 wrong',
      [],
    ])
  })

  it('changes a price and purges the cached page', async ({ expect }) => {
    const path = '/produkt/zefyra-aura-badluefter-axial'
    await page(path)
    const code = 'v-bath-axial-aura-100-standard'
    expect((await run('price', 'set', code, '7,77', '--currency', 'EUR')).out).toBe(
      `${code}: changed`,
    )
    await expect.poll(() => page(path), { timeout: 60_000, interval: 500 }).toContain('7,77')
    expect((await run('price', 'set', code, '7,77', '--currency', 'EUR')).out).toBe(
      `${code}: as it was`,
    )
    expect((await run('stock', 'set', code, 'leipzig=4', 'brno=1')).code).toBe(0)
    expect((await run('stock', 'adjust', code, 'leipzig=-9')).lines.join()).toContain('below zero')
  })

  it('configures the merchant, reports what is missing, and refuses invalid values', async ({
    expect,
  }) => {
    const written = { ...merchant, company: 'Nordlicht Handel GmbH' }
    const whole = fileOf('merchant.json', JSON.stringify(written))
    expect(await run('merchant', 'set', whole)).toMatchObject({ code: 0, out: 'complete' })
    await expect.poll(() => page('/'), { timeout: 60_000, interval: 500 }).toContain('Nordlicht')
    const part = fileOf('part.json', JSON.stringify({ ...written, company: '', bankAccounts: {} }))
    expect((await run('merchant', 'set', part)).out.split('\n')).toEqual([
      'missing: company',
      'missing: bankAccounts.EUR',
      'missing: bankAccounts.CZK',
    ])
    const wrong = fileOf('wrong.json', JSON.stringify({ ...written, country: 'Germany' }))
    const refused = await run('merchant', 'set', wrong)
    expect([refused.code, refused.lines.join()]).toEqual([2, expect.stringContaining('country')])
    await run('merchant', 'set', fileOf('demo.json', JSON.stringify(merchant)))
  })

  it('is refused without the right key, with the reason', async ({ expect }) => {
    const url = `http://localhost:${new URL(shop.address).port}`
    const OPERATOR_KEY = `local:${'x'.repeat(32)}`
    const { code, lines } = await shopCommand(
      url,
      ['price', 'set', 'x', '1', '--currency', 'EUR'],
      { OPERATOR_KEY },
    )
    expect([code, lines.join()]).toEqual([
      2,
      'The key is unknown or the signature is wrong. (401 not_signed)',
    ])
    expect((await run('price', 'set', 'x')).lines.join()).toContain('price set <code> <amount>')
  })
})
