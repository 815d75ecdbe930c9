const patience = 30_000

/** Browsers take no `Secure` cookie over http: a visitor there has no cart and cannot sign in. */
export async function plainHttp(origin: string): Promise<string[]> {
  if (!origin.startsWith('https:')) return []
  const url = `${origin.replace(/^https:/, 'http:')}/`
  const signal = AbortSignal.timeout(patience)
  // No answer is as good: there is only https.
  const response = await fetch(url, { redirect: 'manual', signal }).catch(() => null)
  await response?.body?.cancel()
  if (!response || response.headers.get('Location')?.startsWith('https:')) return []
  return [
    `${url} answers ${response.status} without TLS, where no cart works: turn on Always Use HTTPS for the zone (SSL/TLS, Edge Certificates).`,
  ]
}
