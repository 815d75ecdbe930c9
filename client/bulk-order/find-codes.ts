import * as z from 'zod/mini'
import { FoundCode } from '../../domain/catalog/coded-variant.ts'
import { api } from '../../domain/api.ts'
import { sendJson } from '../http/send-json.ts'

const ResponseBody = z.object({ found: z.array(FoundCode) })

/** Resolves codes to variants in one call. @throws RequestFailed */
export async function findCodes(codes: readonly string[]): Promise<FoundCode[]> {
  const body = { codes }
  const { found } = await sendJson({
    method: 'POST',
    url: api.bulkOrder,
    body,
    response: ResponseBody,
  })
  return found
}
