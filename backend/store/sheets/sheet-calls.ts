import type { Hono } from 'hono'
import { drawSheet } from '../../../domain/contract/documents/store-sheets.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'
import { sheetPdf } from './sheet-pdf.ts'

/** PDF of the storefront's calculations. */
export function sheetCalls(app: Hono<AppEnv>): void {
  handle(app, drawSheet, async ({ db, caller, body }) => {
    const merchant = await loadMerchant(db)
    const file = await sheetPdf(body, { merchant, locale: caller.locale, now: new Date() })
    return { data: { pdf: base64Of(file) } }
  })
}

function base64Of(bytes: Uint8Array): string {
  const part = 0x8000
  let text = ''
  for (let at = 0; at < bytes.length; at += part)
    text += String.fromCharCode(...bytes.subarray(at, at + part))
  return btoa(text)
}
