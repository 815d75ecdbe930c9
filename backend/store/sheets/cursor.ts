import type { Sheet } from '../../pdf/sheet.ts'

/** Where the next thing goes, and how to get another page. */
export interface Cursor {
  sheet: Sheet
  top: number
  turnPage: () => void
}

/** Down to where a page is written. */
export const sheetBottom = 790
