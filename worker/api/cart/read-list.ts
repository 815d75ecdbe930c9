import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../../env.ts'
import { parseJson, readText } from '../form/read-fields.ts'

/** Body limit: a bulk order of 500 lines with product names beside the codes. */
const maxBytes = 262_144

/** The submitted list: form fields, which may repeat, or JSON. */
export type ReadList = { form: URLSearchParams } | { json: unknown }

/** @throws HTTPException 400, 413 or 415 for any other body */
export async function readList(c: Context<AppEnv>): Promise<ReadList> {
  const type = (c.req.header('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase()
  if (type === 'application/x-www-form-urlencoded')
    return { form: new URLSearchParams(await readText(c, maxBytes)) }
  if (type === 'application/json') return { json: parseJson(await readText(c, maxBytes)) }
  throw new HTTPException(415, { message: 'Send a form or JSON' })
}
