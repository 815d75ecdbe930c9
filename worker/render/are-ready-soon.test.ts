import { env } from 'cloudflare:test'
import { afterEach, describe, it } from 'vitest'
import { routesOf } from '../../domain/routes.ts'
import { createApp } from '../app.ts'
import { exampleBackend } from '../testing/example-backend.ts'
import { newIsolate } from '../testing/fake-content.ts'
import { recordSuccess } from '../upstream/circuit.ts'

type Upstream = (url: string, init: RequestInit) => Promise<Response>

const noKv = { get: async () => null, put: async () => {}, list: async () => ({ keys: [] }) }
const path = routesOf('de').product('zefyra-aura-badluefter-axial')

function open(fetch: Upstream, later: Promise<unknown>[] = []) {
  return createApp().request(
    `http://shop.test${path}`,
    {},
    { ...env, ...newIsolate(), CACHE: noKv, PAGE_CACHE: '0', BACKEND: { fetch } },
    {
      waitUntil: (work: Promise<unknown>) => void later.push(work),
      passThroughOnException() {},
      props: {},
    },
  )
}

afterEach(() => {
  for (const upstream of ['store', 'cms']) recordSuccess(`https://backend.internal/${upstream}`)
})

describe('design §3 the first view of a page with deferred parts', () => {
  it('is complete and needs no script when the parts are ready soon', async ({ expect }) => {
    const later: Promise<unknown>[] = []
    const response = await open(exampleBackend, later)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Security-Policy')).not.toContain('nonce-')
    const html = await response.text()
    expect(html).not.toMatch(/<!--\$\?-->|<template id="B:/)
    await Promise.all(later)
  })

  it('starts without a late part, and streams it', async ({ expect }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const slow: Upstream = async (url, init) => {
      if (url.includes('/comments')) await released
      return exampleBackend(url, init)
    }
    const later: Promise<unknown>[] = []
    const response = await open(slow, later)
    expect(response.headers.get('Content-Security-Policy')).toContain('nonce-')
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let html = ''
    while (!html.includes('<h1')) {
      // oxlint-disable-next-line no-await-in-loop
      const { value, done } = (await reader?.read()) ?? { value: '', done: true }
      html += value ?? ''
      if (done) break
    }
    expect(html).toContain('<h1')
    release()
    for (let done = false; !done;) {
      // oxlint-disable-next-line no-await-in-loop
      const read = await reader?.read()
      html += read?.value ?? ''
      done = read?.done ?? true
    }
    expect(html).toContain('</html>')
    await Promise.all(later)
  })
})
