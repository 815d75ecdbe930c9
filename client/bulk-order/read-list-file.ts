import { decodeText } from '../../domain/csv/decode-text.ts'

const maxBytes = 1_000_000

/** Not a text file: a spreadsheet (a ZIP inside), or far too large for a list. */
export class NotAListError extends Error {}

/** Text of a dropped or chosen file. @throws NotAListError */
export async function readListFile(file: File): Promise<string> {
  if (file.size > maxBytes) throw new NotAListError(file.name)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const text = decodeText(bytes)
  if (isZip || text.includes('\u0000')) throw new NotAListError(file.name)
  return text
}
