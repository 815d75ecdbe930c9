import { linkedPages } from './linked-pages.ts'
import { plainHttp } from './plain-http.ts'

/** Problems of a deployed shop seen from outside, a sentence each. */
export async function smokeTest(origin: string): Promise<string[]> {
  const checks = [
    page,
    plainHttp,
    closedPaths,
    operatorCalls,
    siteFiles,
    demoCustomers,
    linkedPages,
  ]
  const found = await Promise.all(checks.map((check) => check(origin)))
  return [...(origin.startsWith('https://') ? [] : [`${origin} is not https.`]), ...found.flat()]
}

const protecting = [
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
]
const patience = 30_000

async function page(origin: string): Promise<string[]> {
  const response = await ask(`${origin}/`)
  const html = await response.text()
  const missing = protecting.filter((name) => !response.headers.has(name))
  return [
    ...(response.status === 200 && html.includes('<h1')
      ? []
      : [`${origin}/ answers ${response.status}, not a page.`]),
    ...missing.map((name) => `${origin}/ comes without ${name}.`),
    ...(await firstAsset(origin, html)),
  ]
}

async function firstAsset(origin: string, html: string): Promise<string[]> {
  const [path] = /\/assets\/[\w.-]+\.(?:css|js)/.exec(html) ?? []
  if (!path) return [`${origin}/ names no style sheet and no script.`]
  const response = await ask(origin + path)
  await response.body?.cancel()
  const isImmutable = response.headers.get('Cache-Control')?.includes('immutable')
  if (response.status !== 200) return [`${origin}${path} answers ${response.status}.`]
  return isImmutable ? [] : [`${origin}${path} is asked for again with every page (no immutable).`]
}

/** Must be off in production; each answers 200 if it is on. */
async function closedPaths(origin: string): Promise<string[]> {
  const closed = {
    '/pay': 'the payment sandbox is on',
    '/outbox': 'mails with links to passwords can be read',
    '/__faults': 'anybody can break calls',
    '/cms/graphql': 'the backend is reached past the shop',
  }
  const found = await Promise.all(
    Object.entries(closed).map(async ([path, why]) => {
      const { status, body } = await ask(origin + path)
      await body?.cancel()
      return status === 404 ? [] : [`${origin}${path} answers ${status}: ${why}.`]
    }),
  )
  return found.flat()
}

/** 404 without keys, 401 with them: an unsigned call is never executed. */
async function operatorCalls(origin: string): Promise<string[]> {
  const { status, body } = await ask(`${origin}/operator/prices`, { method: 'PUT', body: '{}' })
  await body?.cancel()
  return status === 401 || status === 404
    ? []
    : [`${origin}/operator answers ${status} to a call without a signature.`]
}

async function siteFiles(origin: string): Promise<string[]> {
  const found = await Promise.all(
    ['/robots.txt', '/sitemap.xml'].map(async (path) => {
      const { status, body } = await ask(origin + path)
      await body?.cancel()
      return status === 200 ? [] : [`${origin}${path} answers ${status}.`]
    }),
  )
  return found.flat()
}

/** Their password is published. */
async function demoCustomers(origin: string): Promise<string[]> {
  const response = await ask(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ email: 'kunde@luftbasis.example', password: 'lueften-2026' }),
  })
  await response.body?.cancel()
  return response.ok ? [`${origin} lets the demo customers in, whose password is published.`] : []
}

function ask(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patience), ...init })
}
