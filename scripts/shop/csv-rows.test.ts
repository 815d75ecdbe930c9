import { describe, it } from 'vitest'
import { csvRows } from './csv-rows.ts'
import { parseCsv } from '../../domain/csv/parse-csv.ts'

async function read(text: string) {
  const rows: { line: number; cells: string[] }[] = []
  for await (const row of csvRows(text.split('\n'), ';')) rows.push(row)
  return rows
}

describe('rows of a file that is streamed by line', () => {
  it('have the numbers of their first lines', async ({ expect }) => {
    expect(await read('a;b\n\n"two\nlines";c\nd;"e ""f"""')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['two\nlines', 'c'] },
      { line: 5, cells: ['d', 'e "f"'] },
    ])
  })

  it('have cells of hundreds of lines, as descriptions of a former shop', async ({ expect }) => {
    const text = Array.from({ length: 600 }, (_, index) => `Zeile ${index}`).join('\n')
    expect(await read(`a;"${text}";b\nc;d`)).toEqual([
      { line: 1, cells: ['a', text, 'b'] },
      { line: 601, cells: ['c', 'd'] },
    ])
  })

  it('end with their line after an unclosed quote', async ({ expect }) => {
    const lines = Array.from({ length: 300 }, (_, index) => `x${index};y`)
    const rows = await read(['"3 inch;a', ...lines].join('\n'))
    expect(rows).toHaveLength(301)
    expect(rows[0]).toEqual({ line: 1, cells: ['"3 inch', 'a'] })
    expect(rows[300]).toEqual({ line: 301, cells: ['x299', 'y'] })
  })

  it.for(['a;b\nc;d\n', 'Rohr 3";5\nx;1', '"a" ;b', '"a" b;c\nd;e', '"x;y";1\n"u\n\nv";2', ''])(
    'equal those of the whole text: %j',
    async (text, { expect }) => {
      expect((await read(text)).map(({ cells }) => cells)).toEqual(parseCsv(text, ';'))
    },
  )
})
