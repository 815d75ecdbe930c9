import * as z from 'zod/mini'
import { data, storeCall } from '../call.ts'

const words = () => z.string().check(z.maxLength(500))
const coordinate = () => z.number().check(z.gte(0), z.lte(5000))
const tone = z.enum(['fresh', 'used', 'plain'])

/** A drawing in its own units, from the top left corner. */
export const SheetDrawing = z.object({
  width: coordinate(),
  height: coordinate(),
  boxes: z
    .array(
      z.object({
        x: coordinate(),
        y: coordinate(),
        width: coordinate(),
        height: coordinate(),
        tone,
      }),
    )
    .check(z.maxLength(200)),
  /** Aligned with the edges of the paper. */
  lines: z
    .array(
      z.object({
        x1: coordinate(),
        y1: coordinate(),
        x2: coordinate(),
        y2: coordinate(),
        tone,
      }),
    )
    .check(z.maxLength(200)),
  texts: z
    .array(
      z.object({
        x: coordinate(),
        y: coordinate(),
        text: words(),
        align: z.enum(['start', 'middle', 'end']),
        bold: z.boolean(),
      }),
    )
    .check(z.maxLength(400)),
})
export type SheetDrawing = z.infer<typeof SheetDrawing>

export const SheetTable = z.object({
  title: words(),
  /** `share`: of the width, relative to the other columns. */
  columns: z
    .array(
      z.object({
        title: words(),
        align: z.enum(['left', 'right']),
        share: z.number().check(z.gt(0), z.lte(100)),
      }),
    )
    .check(z.minLength(1), z.maxLength(8)),
  rows: z.array(z.array(words()).check(z.maxLength(8))).check(z.maxLength(200)),
})
export type SheetTable = z.infer<typeof SheetTable>

/** Content of a page to be printed; all texts are in the caller's language. */
export const PrintedSheet = z.object({
  title: words(),
  figures: z.array(z.object({ name: words(), value: words() })).check(z.maxLength(20)),
  drawing: z.nullable(SheetDrawing),
  tables: z.array(SheetTable).check(z.maxLength(10)),
  notes: z.array(z.string().check(z.maxLength(2000))).check(z.maxLength(20)),
})
export type PrintedSheet = z.infer<typeof PrintedSheet>

export const drawSheet = storeCall({
  method: 'POST',
  path: '/api/v1/sheets',
  body: PrintedSheet,
  response: data(z.object({ pdf: z.base64() })),
  summary:
    'A calculation of the storefront as PDF on the merchant’s paper, in base64; nothing is kept',
})
