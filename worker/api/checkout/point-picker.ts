import { countryCode } from '../../../domain/country-code.ts'
import { Hono } from 'hono'
import {
  type PickerProvider,
  pickerProviders,
} from '../../../domain/checkout/delivery/point-pickers.ts'
import type { AppEnv } from '../../env.ts'
import { escapeHtml, scriptJson } from '../../render/escape.ts'
import { publicReads } from '../../upstream/reads/public-reads.ts'
import { pickerScripts } from './picker-scripts.ts'

/**
 * Frame document around a carrier's picker. It has its own CSP for the carrier's scripts, so that
 * the checkout's stays strict; 404 if the picker is not configured.
 */
export const pointPicker = new Hono<AppEnv>().get('/picker/:provider', async (c) => {
  const provider = pickerProviders.find((one) => one === c.req.param('provider'))
  const { packetaKey, ppl } = await publicReads(c).pointPickers()
  const isConfigured = provider === 'packeta' ? packetaKey !== null : provider === 'ppl' && ppl
  if (!provider || !isConfigured) return c.notFound()
  const nonce = crypto.randomUUID()
  const { locale, country } = c.var.context
  const settings = {
    key: packetaKey,
    language: locale,
    country: countryCode(country)?.toLowerCase() ?? 'cz',
  }
  return new Response(documentOf(provider, settings, nonce), {
    headers: [
      ['X-Frame-Options', 'SAMEORIGIN'],
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Cache-Control', 'private, no-store'],
      ['X-Robots-Tag', 'noindex'],
      ['Content-Security-Policy', policyOf(provider, nonce)],
    ],
  })
})

interface Settings {
  key: string | null
  language: string
  country: string
}

function documentOf(provider: PickerProvider, settings: Settings, nonce: string): string {
  const { src, style, body, script } = pickerScripts[provider]
  return `<!doctype html>
<html lang="${escapeHtml(settings.language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${provider}</title>
<style>html, body, body > div { height: 100%; margin: 0 }</style>
${style ? `<link rel="stylesheet" href="${style}">` : ''}
<body>${body(settings)}
<script nonce="${nonce}">
const settings = ${scriptJson(settings)}
const tell = (message) => parent.postMessage({ picker: '${provider}', ...message }, location.origin)
${script}
const loading = document.createElement('script')
loading.src = '${src}'
loading.onload = start
loading.onerror = () => tell({ state: 'failed' })
document.body.append(loading)
</script>
`
}

/** Map tiles and data come from arbitrary hosts; scripts from the carrier only. */
function policyOf(provider: PickerProvider, nonce: string): string {
  const { origins } = pickerScripts[provider]
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${origins}`,
    `style-src 'unsafe-inline' ${origins}`,
    `frame-src ${origins}`,
    'img-src https: data:',
    'font-src https: data:',
    'connect-src https:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}
