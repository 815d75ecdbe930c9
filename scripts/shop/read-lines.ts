import { createReadStream } from 'node:fs'
import { WindowsEncoding } from './windows-encoding.ts'

/** An unreadable file: nothing of it is imported. */
export class UnusableFile extends Error {}

/** Streams the lines of a text file, in the encoding of the spreadsheet that saved it. */
export async function* readLines(path: string): AsyncGenerator<string> {
  let rest = ''
  for await (const text of readText(path, await findEncoding(path))) {
    rest += text
    // A carriage return at the end may be the first half of a line end.
    const isCut = rest.endsWith('\r')
    const lines = (isCut ? rest.slice(0, -1) : rest).split(/\r\n|\r|\n/)
    rest = (lines.pop() ?? '') + (isCut ? '\r' : '')
    yield* lines
  }
  if (rest !== '') yield* rest.replace(/\r$/, '').split('\r')
}

/**
 * By its byte order mark, else UTF-8, else Windows-1250 or 1252. The whole file is tried, because the first umlaut may be in its last row.
 */
async function findEncoding(path: string): Promise<string> {
  let isFirst = true
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(path)) {
      const [first, second] = isFirst ? Buffer.from(chunk) : []
      if (first === 0xff && second === 0xfe) return 'utf-16le'
      if (first === 0xfe && second === 0xff) return 'utf-16be'
      if (first === 0x50 && second === 0x4b) throw new UnusableFile(workbook)
      isFirst = false
      decoder.decode(chunk, { stream: true })
    }
    decoder.decode()
    return 'utf-8'
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return findWindowsEncoding(path)
  }
}

async function findWindowsEncoding(path: string): Promise<string> {
  const encoding = new WindowsEncoding()
  for await (const chunk of createReadStream(path)) encoding.add(Buffer.from(chunk))
  return encoding.name
}

/** A whole text file, by the same rules. */
export async function readTextFile(path: string): Promise<string> {
  const lines: string[] = []
  for await (const line of readLines(path)) lines.push(line)
  return lines.join('\n')
}

const workbook = 'The file is a workbook of a spreadsheet: save it as "CSV UTF-8".'

const noText = 'The file is no text, or UTF-16 without its byte order mark: save it as UTF-8.'

/** @throws UnusableFile if the bytes are invalid in this encoding, as in a truncated file */
async function* readText(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for await (const chunk of createReadStream(path)) {
      const text = decoder.decode(chunk, { stream: true })
      if (text.includes('\0')) throw new UnusableFile(noText)
      yield text
    }
    yield decoder.decode()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new UnusableFile(`The file is damaged: it is not ${encoding} to its end.`)
  }
}
