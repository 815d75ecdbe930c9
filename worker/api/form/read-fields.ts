import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../../env.ts'
import { openChallengedForm, sealedField } from './challenged-form.ts'

const defaultMaxBytes = 32_768
const defaultMaxFields = 60
/** Encrypted, in base 64. */
const sealedGrowth = 1.5

export interface ReadFields {
  /** Every field as text; a ticked checkbox is `true` or its value, an unticked one is missing. */
  fields: Record<string, string>
  /**
   * Whether the browser's script sent it and reads JSON; otherwise a native form expects a page.
   */
  json: boolean
}

/**
 * Fields of a JSON object or a form; the first of duplicates counts, files are dropped. @throws
 * HTTPException 400, 413 or 415 for any other body
 */
export async function readFields(
  c: Context<AppEnv>,
  maxBytes = defaultMaxBytes,
  maxFields = defaultMaxFields,
): Promise<ReadFields> {
  const type = (c.req.header('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase()
  if (type === 'application/json')
    return { json: true, fields: fromJson(await readText(c, maxBytes), maxFields) }
  if (type === 'application/x-www-form-urlencoded') {
    const limit = c.var.config?.TURNSTILE_SITE_KEY ? maxBytes * sealedGrowth : maxBytes
    const sent = fromEntries(new URLSearchParams(await readText(c, limit)), maxFields)
    const fields = sealedField in sent ? await openChallengedForm(c, sent) : sent
    c.set('sentForm', fields)
    return { json: false, fields }
  }
  throw new HTTPException(415, { message: 'Send a form or JSON' })
}

/** The body as text. @throws HTTPException 413 */
export async function readText(c: Context<AppEnv>, maxBytes: number): Promise<string> {
  if (Number(c.req.header('Content-Length') ?? 0) > maxBytes) throw tooLarge()
  const bytes = await c.req.arrayBuffer()
  if (bytes.byteLength > maxBytes) throw tooLarge()
  return new TextDecoder().decode(bytes)
}

/** @throws HTTPException 400 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new HTTPException(400, { message: 'Not JSON' })
  }
}

function fromJson(text: string, maxFields: number): Record<string, string> {
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HTTPException(400, { message: 'Send a JSON object' })
  }
  const entries = Object.entries(value).flatMap(([name, field]) => textField(name, field))
  return fromEntries(entries, maxFields)
}

function textField(name: string, value: unknown): [string, string][] {
  if (typeof value === 'string' || typeof value === 'number') return [[name, String(value)]]
  return value === true ? [[name, 'true']] : []
}

function fromEntries(
  entries: Iterable<[string, string]>,
  maxFields: number,
): Record<string, string> {
  const fields: Record<string, string> = Object.create(null)
  let count = 0
  for (const [name, value] of entries) {
    if (++count > maxFields) break
    fields[name] ??= value
  }
  return fields
}

function tooLarge(): HTTPException {
  return new HTTPException(413, { message: 'Too large' })
}
