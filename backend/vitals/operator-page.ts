import { html, raw } from 'hono/html'
import { pageStyle } from './page-style.ts'

export type Html = ReturnType<typeof html>

/** A page for operators, not indexed and without scripts. */
export function operatorPage(nonce: string, title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${raw(pageStyle)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`
}

/**
 * Its response headers: no resources, no caching, no framing, no referrer, because its link is
 * secret.
 */
export async function operatorResponse(
  status: number,
  page: (nonce: string) => Html,
): Promise<Response> {
  const nonce = crypto.randomUUID()
  return new Response(String(await page(nonce)), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  })
}
