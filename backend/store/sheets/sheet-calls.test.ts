import { describe, it } from 'vitest'
import { PDFDocument } from '@cantoo/pdf-lib'
import { drawSheet, type PrintedSheet } from '../../../domain/contract/documents/store-sheets.ts'
import { storeSheetExamples } from '../../../domain/contract/testing/examples/store-sheets.ts'
import { textOfPdf } from '../../testing/pdf-text.ts'
import { request } from '../../testing/request.ts'

const [example] = storeSheetExamples
if (!example) throw new Error('There is an example')
// The example's body is what its call takes.
const sheet = drawSheet.body.parse(example.body)

async function fileOf(body: PrintedSheet): Promise<Uint8Array> {
  const { status, response } = await request(drawSheet, { body })
  if (status !== 200) throw new Error(String(status))
  return Uint8Array.from(atob(response.data.pdf), (sign) => sign.charCodeAt(0))
}

async function pagesOf(body: PrintedSheet): Promise<number> {
  return (await PDFDocument.load(await fileOf(body))).getPageCount()
}

describe('§7 sheets: a calculation of the storefront as PDF', () => {
  it('has one page, also without drawing and tables', async ({ expect }) => {
    expect(await pagesOf(sheet)).toBe(1)
    expect(await pagesOf({ title: '', figures: [], drawing: null, tables: [], notes: [] })).toBe(1)
  })

  it('cuts no label, value or heading of a column', async ({ expect }) => {
    const long = (name: string) =>
      `${name} ${'Luftvolumenstrom bei Nennlast '.repeat(6)}ganz am Ende`
    const figures = ['Eins', 'Zwei', 'Drei', 'Vier'].map((name) => ({
      name: long(name),
      value: long(`Wert ${name}`),
    }))
    const columns = [1, 2, 3].map((n) => ({
      title: long(`Spalte ${n}`),
      align: 'left' as const,
      share: 1,
    }))
    const tables = [{ title: 'Teile', columns, rows: [] }]
    const text = await textOfPdf(await fileOf({ ...sheet, figures, tables }))
    expect(text.replaceAll(/\s+/g, ' ').split('ganz am Ende')).toHaveLength(12)
  })

  it('breaks no word of a heading, however narrow its column', async ({ expect }) => {
    const columns = [
      { title: 'Díl', align: 'left' as const, share: 12 },
      { title: 'Množství', align: 'right' as const, share: 1 },
      { title: 'Cena', align: 'right' as const, share: 1 },
    ]
    const tables = [{ title: 'Soupis', columns, rows: [['Objímka', '10', '400 Kč']] }]
    expect((await textOfPdf(await fileOf({ ...sheet, tables }))).split('\n')).toContain('Množství')
  })

  it('breaks pages within long tables, and nowhere else', async ({ expect }) => {
    const [table] = sheet.tables
    const rows = Array.from({ length: 200 }, (_, n) => [`Teil ${n} `.repeat(12), String(n)])
    expect(await pagesOf({ ...sheet, tables: table ? [{ ...table, rows }] : [] })).toBeGreaterThan(
      4,
    )
  })

  it('accepts characters missing in the font, and drawings of any shape', async ({ expect }) => {
    const drawing = { width: 5000, height: 1, boxes: [], lines: [], texts: [] }
    expect(await pagesOf({ ...sheet, title: '漢字 🌀 \u0000', drawing })).toBe(1)
    expect(await pagesOf({ ...sheet, drawing: { ...drawing, width: 0, height: 0 } })).toBe(1)
    expect(await pagesOf({ ...sheet, drawing: { ...drawing, width: 1, height: 5000 } })).toBe(3)
  })
})
