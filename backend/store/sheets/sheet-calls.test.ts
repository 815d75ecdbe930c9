import { describe, it } from 'vitest'
import { PDFDocument } from '@cantoo/pdf-lib'
import { drawSheet, type PrintedSheet } from '../../../domain/contract/documents/store-sheets.ts'
import { storeSheetExamples } from '../../../domain/contract/testing/examples/store-sheets.ts'
import { request } from '../../testing/request.ts'

const [example] = storeSheetExamples
if (!example) throw new Error('There is an example')
// The example's body is what its call takes.
const sheet = drawSheet.body.parse(example.body)

async function pagesOf(body: PrintedSheet): Promise<number> {
  const { status, response } = await request(drawSheet, { body })
  if (status !== 200) throw new Error(String(status))
  const bytes = Uint8Array.from(atob(response.data.pdf), (sign) => sign.charCodeAt(0))
  return (await PDFDocument.load(bytes)).getPageCount()
}

describe('§7 sheets: a calculation of the storefront as PDF', () => {
  it('has one page, also without drawing and tables', async ({ expect }) => {
    expect(await pagesOf(sheet)).toBe(1)
    expect(await pagesOf({ title: '', figures: [], drawing: null, tables: [], notes: [] })).toBe(1)
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
