import assets from 'virtual:asset-manifest'
import type { Context } from 'hono'
import { routesOf } from '../../../domain/routes.ts'
import type { AppEnv, Config } from '../../env.ts'
import { escapeHtml } from '../../render/escape.ts'
import { sharedHeaders } from '../../render/security-headers.ts'
import { sealForm } from '../../request/sealed-form.ts'
import { pageTitle } from '../../../client/page-title.ts'
import { brandOf } from '../../loaders/brand-of.ts'
import { textOf } from '../../texts.ts'
import { challengeAction, sealedField } from './challenged-form.ts'

const origin = 'https://challenges.cloudflare.com'

/**
 * Standalone document around Turnstile's widget, the only one whose CSP allows that script. It is
 * never cached, and the form values are encrypted: the script reads nothing personal.
 */
export async function challengePage(
  c: Context<AppEnv>,
  fields: Record<string, string>,
  status: number,
): Promise<Response> {
  const { config, context, challenge } = c.var
  const { path } = c.req
  const text = await textOf(context)
  const { shopName, favicon } = await brandOf(c)
  const nonce = crypto.randomUUID()
  const sealed = await sealForm(config.SESSION_SECRET, path, fields)
  const isMailed = status === 409
  const words = {
    title: text('challenge.title'),
    lead: text(isMailed ? 'challenge.orMail' : 'challenge.orLater'),
    again: challenge === 'refused' ? text('challenge.again') : '',
    button: text('challenge.button'),
    failed: text(isMailed ? 'challenge.failedMail' : 'challenge.failedLater'),
    noScript: text(isMailed ? 'challenge.noScriptMail' : 'challenge.noScriptLater'),
    home: text('challenge.home'),
  }
  const html = `<!doctype html>
<html lang="${context.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(pageTitle(words.title, shopName))}</title>
<link rel="icon" href="${escapeHtml(favicon)}">
<link rel="stylesheet" href="${assets.styles}">
<style nonce="${nonce}">main { max-width: 36rem; margin: 0 auto; padding: 3rem 1rem } main > * { margin: 0 0 1.25rem } .cf-turnstile { min-height: 65px }</style>
</head>
<body>
<main>
<p><a class="logo" href="${escapeHtml(routesOf(context.locale).home())}"><img src="${escapeHtml(favicon)}" width="40" height="40" alt=""> <strong>${escapeHtml(shopName)}</strong></a></p>
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.lead)}</p>
${words.again && `<p role="alert"><strong>${escapeHtml(words.again)}</strong></p>`}
<form method="post" action="${escapeHtml(path)}" hidden>
<input type="hidden" name="${sealedField}" value="${sealed}">
<div class="cf-turnstile" data-sitekey="${config.TURNSTILE_SITE_KEY}" data-action="${challengeAction(path)}" data-language="${context.locale}" data-callback="onPassed" data-error-callback="onFailed"></div>
<p><button class="button button--primary" disabled>${escapeHtml(words.button)}</button></p>
</form>
<p id="failed" role="alert" hidden>${escapeHtml(words.failed)}</p>
<noscript><p>${escapeHtml(words.noScript)}</p></noscript>
<p><a href="${escapeHtml(routesOf(context.locale).home())}">${escapeHtml(words.home)}</a></p>
</main>
<script nonce="${nonce}">
const [form] = document.forms
const button = form.querySelector('button')
form.hidden = false
function onPassed() {
  button.disabled = false
  form.requestSubmit(button)
}
function onFailed() {
  document.getElementById('failed').hidden = false
}
const loading = document.createElement('script')
loading.src = '${origin}/turnstile/v0/api.js'
loading.onerror = onFailed
document.head.append(loading)
</script>
</body>
</html>
`
  return new Response(html, {
    status,
    headers: [
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Cache-Control', 'private, no-store'],
      ['X-Robots-Tag', 'noindex'],
      ['Content-Security-Policy', policyOf(nonce, config)],
      ...sharedHeaders,
    ],
  })
}

function policyOf(nonce: string, { CDN_URL, PAYMENT_HOSTS }: Config): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${origin}`,
    `frame-src ${origin}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: ${URL.parse(CDN_URL)?.origin ?? ''}`.trim(),
    "font-src 'self'",
    // A verified order may redirect to the payment page.
    ["form-action 'self'", ...PAYMENT_HOSTS.map((host) => `https://${host}`)].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
