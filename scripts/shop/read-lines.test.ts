import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'vitest'
import { readLines, UnusableFile } from './read-lines.ts'

const plain = 'Rohr 125\n'.repeat(20_000)

describe('lines of a file to import', () => {
  it('detects Windows-1250 with a late first umlaut', async ({ expect }) => {
    const file = fileOf(Buffer.concat([Buffer.from(plain), Buffer.from([0x4c, 0xfc, 0x66, 0x74])]))
    expect((await linesOf(file)).at(-1)).toBe('Lüft')
  })

  it('decodes UTF-8 letters across chunks', async ({ expect }) => {
    const file = fileOf(Buffer.from(`x${'ü'.repeat(100_000)}\nžluťoučký`))
    expect((await linesOf(file)).at(-1)).toBe('žluťoučký')
  })

  it('refuses truncated UTF-16 with a message', async ({ expect }) => {
    const whole = Buffer.from('\uFEFFid;name.de\n', 'utf16le')
    await expect(linesOf(fileOf(Buffer.concat([whole, Buffer.of(0x41)])))).rejects.toThrow(
      UnusableFile,
    )
  })
})

function fileOf(bytes: Buffer): string {
  const path = join(mkdtempSync(join(tmpdir(), 'lines-')), 'products.csv')
  writeFileSync(path, bytes)
  return path
}

async function linesOf(path: string): Promise<string[]> {
  const lines: string[] = []
  for await (const line of readLines(path)) lines.push(line)
  return lines
}
