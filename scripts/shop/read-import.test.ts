import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readImport } from './read-import.ts'
import { UnusableFile } from './read-lines.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function rowsOf(name: string, contents: string | Uint8Array) {
  const path = join(folder, name)
  writeFileSync(path, contents)
  const rows: unknown[] = []
  for await (const row of readImport(path)) rows.push(row)
  return rows
}

describe('Bad input of an import: a file as spreadsheets save it', () => {
  it.each([';', ',', '\t'])('may begin with a delimiter line %j', async (sep) => {
    const text = `sep=${sep}\r\nid${sep}brand\r\np1${sep}Zefyra\r\n`
    expect(await rowsOf('separator.csv', text)).toEqual([
      { line: 3, cells: { id: 'p1', brand: 'Zefyra' } },
    ])
  })

  it('has case-insensitive column names', async () => {
    expect(
      await rowsOf('capitals.csv', 'ID;Name.DE;VARIANT.ean\np1;Lüfter;4006381333931\n'),
    ).toEqual([
      { line: 2, cells: { id: 'p1', 'name.de': 'Lüfter', 'variant.ean': '4006381333931' } },
    ])
    await expect(rowsOf('twice.csv', 'id;ID\np1;p1\n')).rejects.toThrow('"id" is there twice')
  })

  it('has case-insensitive names of prices, stock and parameters, but for codes', async () => {
    const text =
      'ID;VARIANT.PRICES.EUR;Variant.prices.czk;VARIANT.STOCK.brno;Parameters.dn\np1;1;2;3;4\n'
    expect(await rowsOf('families.csv', text)).toEqual([
      {
        line: 2,
        cells: {
          id: 'p1',
          'variant.prices.EUR': '1',
          'variant.prices.CZK': '2',
          'variant.stock.brno': '3',
          'parameters.dn': '4',
        },
      },
    ])
  })

  it('may have empty columns and rows at its end, but no others', async () => {
    expect(await rowsOf('end.csv', 'id;brand;;\np1;Zefyra;;\n;;;\np2;;;\np3;Zefyra\n')).toEqual([
      { line: 2, cells: { id: 'p1', brand: 'Zefyra' } },
      { line: 4, cells: { id: 'p2', brand: '' } },
      { line: 5, cells: { id: 'p3', brand: 'Zefyra' } },
    ])
    expect(await rowsOf('extra.csv', 'id;brand;\np1;Zefyra;note\np2\n')).toEqual([
      { line: 2, reason: 'has 3 cells, the head has 2' },
      { line: 3, reason: 'has 1 cells, the head has 2' },
    ])
    await expect(rowsOf('erp.csv', 'Kód;Cena\nA;1\n')).rejects.toThrow(
      /"Kód" is unknown\n.*"Cena" is unknown\n.*export products --out/,
    )
    await expect(rowsOf('gap.csv', 'id;;brand\np1;;Zefyra\n')).rejects.toThrow(
      'column 2: has no name',
    )
  })

  it('is read in Windows-1252, if its signs are those of it', async () => {
    const text = 'id;name.de\np1;Lüfter Ø 100, 180 m³/h\n'
    expect(await rowsOf('western.csv', Buffer.from(text, 'latin1'))).toEqual([
      { line: 2, cells: { id: 'p1', 'name.de': 'Lüfter Ø 100, 180 m³/h' } },
    ])
  })

  it('is refused as a workbook', async () => {
    const rows = rowsOf('book.csv', Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0]))
    await expect(rows).rejects.toThrow(/save it as "CSV UTF-8"/)
  })

  it.each([
    ['UTF-16 without its mark', Buffer.from('id;brand\np1;Zefyra\n', 'utf16le')],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])],
    ['a NUL in a cell', Buffer.from('id;brand\np1;Zef\0yra\n')],
  ])('is refused as binary: %s', async (_, contents) => {
    const rows = rowsOf('no-text.csv', contents)
    await expect(rows).rejects.toThrow(UnusableFile)
    await expect(rows).rejects.toThrow(/save it as UTF-8/)
  })

  it.each(['[\n  { "id": "p1" }\n]\n', '{\n  "id": "p1"\n}\n'])(
    'is refused once if JSON spans several lines: %j',
    async (text) => {
      await expect(rowsOf('pretty.json', text)).rejects.toThrow(/an object a line/)
    },
  )

  it('reports an invalid line of JSON Lines, and reads the others', async () => {
    expect(await rowsOf('lines.jsonl', '{"id":"p1"}\n{"id":\n{"id":"p3"}\n')).toEqual([
      { line: 1, record: { id: 'p1' } },
      { line: 2, reason: 'is not a JSON object' },
      { line: 3, record: { id: 'p3' } },
    ])
  })
})
