import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

const sample = 64 * 1024

/** Lines of a text file, read a piece at a time, in the encoding that spreadsheets have saved it in. */
export async function* readLines(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await findEncoding(path), { fatal: true })
  let rest = ''
  for await (const chunk of createReadStream(path)) {
    rest += decoder.decode(chunk, { stream: true })
    // A carriage return at the end may be the first half of a line end.
    const isCut = rest.endsWith('\r')
    const lines = (isCut ? rest.slice(0, -1) : rest).split(/\r\n|\r|\n/)
    rest = (lines.pop() ?? '') + (isCut ? '\r' : '')
    yield* lines
  }
  rest += decoder.decode()
  if (rest !== '') yield* rest.replace(/\r$/, '').split('\r')
}

/** By its mark, else UTF-8, else Windows-1250, as domain/csv/decode-text.ts has it. */
async function findEncoding(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sample), 0, sample, 0)
    const [first, second] = buffer
    if (first === 0xff && second === 0xfe) return 'utf-16le'
    if (first === 0xfe && second === 0xff) return 'utf-16be'
    // A letter may be cut at the end of the sample, which a stream forgives.
    new TextDecoder('utf-8', { fatal: true }).decode(buffer.subarray(0, bytesRead), {
      stream: true,
    })
    return 'utf-8'
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return 'windows-1250'
  } finally {
    await file.close()
  }
}
