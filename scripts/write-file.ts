import { once } from 'node:events'
import { createWriteStream, renameSync, rmSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'

/**
 * Writes a file from its pieces. It appears when it is complete: a failure leaves the former one.
 * @throws the system error, which `fileProblem` turns into a sentence
 */
export async function writeFile(
  path: string,
  pieces: Iterable<string | Uint8Array> | AsyncIterable<string>,
): Promise<void> {
  const unfinished = `${path}.part`
  try {
    const output = createWriteStream(unfinished)
    await once(output, 'open')
    await pipeline(pieces, output)
    renameSync(unfinished, path)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}
