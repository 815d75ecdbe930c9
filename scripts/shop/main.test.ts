import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { exportFile } from './export-file.ts'
import { OperatorClient } from './operator-client.ts'

/* The command line itself, without a shop. */

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function shop(args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/shop/main.ts', '--url', 'http://127.0.0.1:9', ...args],
    { encoding: 'utf8', env: { ...process.env, OPERATOR_KEY: `k:${'s'.repeat(32)}`, ...env } },
  )
  return { status, stdout, stderr }
}

describe('point 6: a mistake on the command line', () => {
  it('prints the commands on request', ({ expect }) => {
    for (const args of [['--help'], ['help'], ['-h']]) {
      expect(shop(args)).toMatchObject({ status: 0, stdout: /^import <file>/ })
    }
  })

  it.for<[string[], RegExp]>([
    [['import', 'a.csv', '--dryrun'], /^Unknown option '--dryrun'\.\n\nimport <file>/],
    [['import', 'a.csv', 'b.csv'], /^"b\.csv" is too much: one at a time/],
    [['import', 'nowhere.csv'], /nowhere\.csv: there is no such file or folder\.$/],
    [['import', 'scripts'], /this is a folder, not a file\.$/],
    [['merchant', 'set', 'nowhere.json'], /nowhere\.json: there is no such file or folder\.$/],
    [['export', 'products', '--format', 'xlsx'], /^"xlsx" is no format: csv or jsonl$/],
    [['price', 'set', 'X', '-5'], /^Unknown option '-5'/],
    [['price', 'set', 'X', '1.290'], /^"1\.290" may be 1290 or/],
    [['price', 'set', 'X', '19,90'], /^price set needs the currency of the amounts/],
    [['coupon', 'set', 'X', '10', '--minimum', '50'], /^--minimum needs the currency/],
    [['stock', 'set', 'X', 'leipzig'], /^"leipzig" is not <warehouse>=<amount>$/],
    [['stock', 'set', 'X', 'leipzig', '5'], /^"leipzig" is not <warehouse>=<amount>$/],
    [['order', 'paid', '1', '2'], /^"2" is too much/],
    [['order', 'list', 'today'], /^order list \[open\|all\]$/],
    [['coupon', 'set', 'X', '10', '--until', 'morgen'], /^"morgen" is no day such as 2026-12-31$/],
    [['group', 'put'], /^group list \| set <code> <percent> \| put <email> \[<code> …\]$/],
    [['review', 'publish'], /^review list \[published\] \| publish <id> \| reject <id> \| reply/],
    [['health', '--url', 'localhost:8787'], /^localhost:8787 is no address/],
  ])('ends with 2 and a sentence, never a stack: %j', ([args, message], { expect }) => {
    const { status, stderr, stdout } = shop(args)
    expect({ status, stdout, stderr: stderr.trim() }).toEqual({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(message),
    })
    expect(stderr).not.toContain('    at ')
  })

  it('does not write where npm has taken --dry-run for itself', ({ expect }) => {
    const { status, stderr } = shop(['import', 'a.csv'], { npm_config_dry_run: 'true' })
    expect([status, stderr.trim()]).toEqual([2, expect.stringMatching(/npm has taken --dry-run/)])
  })
})

describe('point 6: an export that fails', () => {
  it('leaves the former file, and nothing half written', async ({ expect }) => {
    const path = join(folder, 'products.jsonl')
    writeFileSync(path, 'former')
    const client = new OperatorClient('http://127.0.0.1:9', { id: 'k', secret: 's'.repeat(32) })
    client.call = () => Promise.reject(new Error('refused'))
    const options = { kind: 'products', format: 'jsonl', isWhole: false } as const
    await expect(exportFile(client, { ...options, path })).rejects.toThrow('refused')
    expect([readFileSync(path, 'utf8'), existsSync(`${path}.part`)]).toEqual(['former', false])
    const nowhere = join(folder, 'none', 'products.jsonl')
    await expect(exportFile(client, { ...options, path: nowhere })).rejects.toThrow()
  })
})
