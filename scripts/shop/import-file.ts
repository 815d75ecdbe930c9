import { basename } from 'node:path'
import * as z from 'zod/mini'
import {
  type ImportRows,
  ImportStatus,
  maxRows,
  type RowError,
  StagedRows,
} from '../../domain/operator/imports.ts'
import { isCatalogueType } from '../../domain/operator/catalogue-record.ts'
import { CallFailure, type OperatorClient } from './operator-client.ts'
import { partlyDone } from './partly-done.ts'
import { readImport } from './read-import.ts'

type Row = ImportRows['rows'][number]

interface ImportOptions {
  kind: FileKind
  isDryRun: boolean
  isPartial: boolean
  /** Receives one message per wrong row. */
  report: (message: string) => void
}

/** Maximum characters per request; the shop takes 1 MB. */
const maxSize = 400_000

/**
 * Uploads a file for validation in chunks, and applies it if it is valid, or `isPartial`. Nothing
 * is written into the shop before every row was validated.
 */
export async function importFile(
  client: OperatorClient,
  path: string,
  { kind, isDryRun, isPartial, report }: ImportOptions,
): Promise<ImportStatus> {
  const target = `/operator/${kind}/imports`
  const { id } = await client.call('POST', target, ImportStatus)
  try {
    const stage = async (rows: Row[]) => {
      const body: ImportRows = { rows }
      const staged = await client.call('PUT', `${target}/${id}/rows`, StagedRows, { body })
      for (const message of messagesOf(staged.errors)) report(`${basename(path)}:${message}`)
    }
    await eachWhileReading(pieces(readImport(path)), stage)
    if (isDryRun) return await client.call('DELETE', `${target}/${id}`, ImportStatus)
    return await applyAll(client, `${target}/${id}`, isPartial)
  } catch (error) {
    const isRefused = error instanceof CallFailure && error.problem !== null
    if (isRefused && error.problem?.code === 'wrong_rows') {
      return await client.call('DELETE', `${target}/${id}`, ImportStatus)
    }
    throw error
  }
}

async function applyAll(
  client: OperatorClient,
  target: string,
  partial: boolean,
): Promise<ImportStatus> {
  let written = 0
  for (;;) {
    const step = client.call('POST', `${target}/apply`, ImportStatus, { body: { partial } })
    const status = await step.catch((error: unknown) => {
      throw partlyDone(error, written)
    })
    written = status.applied
    if (!status.done) continue
    await client.call('DELETE', target, ImportStatus)
    return status
  }
}

/** One call after the other; the next piece is read while the shop validates one. */
async function eachWhileReading<Piece>(
  source: AsyncIterable<Piece>,
  act: (piece: Piece) => Promise<void>,
): Promise<void> {
  let call = Promise.resolve()
  for await (const piece of source) {
    await call
    call = act(piece)
    // Awaited with the next piece; a failure may come before.
    call.catch(() => undefined)
  }
  await call
}

const tooLarge = 'is over 900 kB: shorten its texts'

/** One call takes 1 MB. */
function isTooLarge(row: Row): boolean {
  const text = JSON.stringify(row)
  return text.length > 300_000 && Buffer.byteLength(text) > 900_000
}

/** Chunks of rows; those of one product stay together. */
async function* pieces(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let piece: Row[] = []
  let size = 0
  for await (const given of rows) {
    const row = isTooLarge(given) ? { line: given.line, reason: tooLarge } : given
    const length = JSON.stringify(row).length
    const isFull = piece.length >= maxRows - 100 || size + length > maxSize
    const isSame = idOf(row) !== undefined && idOf(row) === idOf(piece.at(-1))
    if (piece.length > 0 && isFull && !isSame) {
      yield piece
      piece = []
      size = 0
    }
    piece.push(row)
    size += length
  }
  if (piece.length > 0) yield piece
}

function idOf(row: Row | undefined): unknown {
  if (!row || 'reason' in row) return undefined
  return 'cells' in row ? row.cells['id'] : row.record['id']
}

/** One message per row: `12 name.cs: is required; slug.de: …`. */
function messagesOf(errors: readonly RowError[]): string[] {
  const lines = Map.groupBy(errors, ({ line }) => line)
  return [...lines].map(([line, wrong]) => {
    const reasons = wrong.map(({ column, reason }) => `${column}${column && ': '}${reason}`)
    return `${line} ${reasons.join('; ')}`
  })
}

/** Content type of a file. */
export const FileKind = z.enum(['products', 'catalogue', 'content'])
export type FileKind = z.infer<typeof FileKind>

/** Records of catalogue and content have a type, those of products do not. */
export async function findKind(path: string): Promise<FileKind> {
  for await (const row of readImport(path)) {
    if ('record' in row) {
      if (!('type' in row.record)) return 'products'
      return isCatalogueType(row.record['type']) ? 'catalogue' : 'content'
    }
    if ('cells' in row) return 'products'
  }
  return 'products'
}
