import type { Sheet } from '../../pdf/sheet.ts'

/** Position of the next element, and page breaks. */
export interface Cursor {
  sheet: Sheet
  top: number
  turnPage: () => void
}

/** Lower limit of a page. */
export const sheetBottom = 790
