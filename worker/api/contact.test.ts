import { env } from 'cloudflare:test'
import { afterEach, describe, it, vi } from 'vitest'
import { contactApi } from '../../domain/content/contact-api.ts'
import { createApp } from '../app.ts'

const good = {
  name: 'Jana  Weber',
  email: ' jana@example.org ',
  phone: '030 1234567',
  message: ' Passt der Filter? ',
  consent: '1',
}

/** The storefront with a store that gives this response and records its requests. */
function shop(status = 200, errors: object[] = []) {
  const received: unknown[] = []
  const fetch = async (url: string, init: RequestInit) => {
    const { pathname } = new URL(url)
    if (pathname.endsWith('/contact-form')) {
      received.push(JSON.parse(String(init.body)))
      return Response.json(status === 200 ? { data: { sent: true } } : { errors }, { status })
    }
    return Response.json({ errors: [{ status: 404, title: 'no' }] }, { status: 404 })
  }
  const limit = vi.fn<(requested: { key: string }) => Promise<{ success: boolean }>>()
  limit.mockResolvedValue({ success: true })
  // Only these members of a Fetcher and a limiter are used.
  const bindings = { ...env, BACKEND: { fetch }, FORM_LIMIT: { limit } }
  const post = (body: BodyInit, type: string, locale = '') =>
    createApp().request(
      `http://${locale}shop.test${contactApi.contact}`,
      {
        method: 'POST',
        body,
        headers: { 'Content-Type': type, Origin: `http://${locale}shop.test` },
      },
      bindings,
    )
  return {
    received,
    limit,
    json: (fields: object, locale = '') => post(JSON.stringify(fields), 'application/json', locale),
    form: (fields: Record<string, string>) =>
      post(new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded'),
  }
}

afterEach(() => vi.restoreAllMocks())

describe('§7 contact form', () => {
  it('sends the normalised values and counts the attempt', async ({ expect }) => {
    const { json, limit, received } = shop()
    const response = await json(good)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('Danke') })
    expect(received).toEqual([
      {
        name: 'Jana Weber',
        email: 'jana@example.org',
        phone: '+49 30 1234567',
        subject: '',
        message: 'Passt der Filter?',
        orderCode: '',
        consent: true,
        website: '',
      },
    ])
    expect(limit).toHaveBeenCalledWith({ key: expect.stringMatching(/^contact /) })
  })

  it('reports each field error in the language of the domain', async ({ expect }) => {
    const { json, received } = shop()
    const response = await json({ email: 'jana@' }, 'cs.')
    expect(response.status).toBe(422)
    const { errors } = await response.json<{ errors: { field: string; title: string }[] }>()
    expect(errors.map(({ field }) => field).sort()).toEqual(['consent', 'email', 'message', 'name'])
    expect(errors.find(({ field }) => field === 'name')?.title).toContain('Vyplňte')
    expect(received).toEqual([])
  })

  it('passes on a filled honeypot and answers with the usual success', async ({ expect }) => {
    const { json, received } = shop()
    const response = await json({ ...good, website: 'https://spam.example' })
    expect(response.status).toBe(200)
    expect(received).toMatchObject([{ website: 'https://spam.example' }])
  })

  it('passes on the store’s field errors', async ({ expect }) => {
    const refused = shop(422, [{ status: 422, field: 'email', title: 'Unbekannt' }])
    const response = await refused.json(good)
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      errors: [{ status: 422, field: 'email', title: 'Unbekannt' }],
    })
  })

  it('refuses a message beyond the rate limit', async ({ expect }) => {
    const { json, limit, received } = shop()
    limit.mockResolvedValue({ success: false })
    expect((await json(good)).status).toBe(429)
    expect(received).toEqual([])
  })

  it('works without JavaScript: shows the errors and keeps all values', async ({ expect }) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { form } = shop()
    const wrong = await form({ ...good, email: 'jana@', message: '<b>„Hallo“</b>' })
    expect(wrong.status).toBe(422)
    const html = await wrong.text()
    expect(html).toContain('value="Jana  Weber"')
    expect(html).toContain('&lt;b&gt;„Hallo“&lt;/b&gt;</textarea>')
    expect(html).toContain('field__error')
    const sent = await form(good)
    expect(sent.status).toBe(200)
    expect(await sent.text()).toContain('Danke, Ihre Nachricht ist angekommen')
  })
})
