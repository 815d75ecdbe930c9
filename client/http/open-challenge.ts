/**
 * Resubmits a refused form natively: the response is a page with a bot challenge, whose third-party
 * script runs on no other page.
 */
export function openChallenge(url: string, body: unknown): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = url
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value === false || value === null || typeof value === 'object') continue
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = String(value)
    form.appendChild(input)
  }
  document.body.appendChild(form)
  form.submit()
}
