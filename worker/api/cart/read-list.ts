import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../../env.ts'

/** Body limit: a bulk order of 500 lines with product names beside the codes. */
const maxBytes = 262_144

/** The submitted list: form fields, which may repeat, or JSON. */
export type ReadList = { form: URLSearchParams } | { json: unknown }

/** @throws HTTPException 400, 413 or 415 for any other body */
export async function readList(c: Context<AppEnv>): Promise<ReadList> {
  const type = (c.req.header('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase()
  if (type === 'application/x-www-form-urlencoded')
    return { form: new URLSearchParams(await readText(c)) }
  if (type === 'application/json') return { json: parseJson(await readText(c)) }
  throw new HTTPException(415, { message: 'Send a form or JSON' })
}

async function readText(c: Context<AppEnv>): Promise<string> {
  if (Number(c.req.header('Content-Length') ?? 0) > maxBytes) throw tooLarge()
  const bytes = await c.req.arrayBuffer()
  if (bytes.byteLength > maxBytes) throw tooLarge()
  return new TextDecoder().decode(bytes)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new HTTPException(400, { message: 'Not JSON' })
  }
}

function tooLarge(): HTTPException {
  return new HTTPException(413, { message: 'Too large' })
}
