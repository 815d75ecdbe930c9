import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { getUrlRewrite } from '../../domain/contract/cms.ts'
import { getCurrencies } from '../../domain/contract/store.ts'
import { requestUpstream } from './request-upstream.ts'
import type { UpstreamContext } from './upstream-context.ts'
import { testContext, currencies, failureOf, network } from '../testing/fake-network.ts'

let logged: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

for (const [upstream, call, requested] of [
  ['cms', getUrlRewrite, { query: { lang: 'de', path: '/geheim' } }],
  ['store', getCurrencies, {}],
] as const) {
  // The table pairs each call with its own parameters.
  const run = (who: UpstreamContext) =>
    requestUpstream(
      who,
      call as typeof getUrlRewrite,
      requested as { query: { lang: string; path: string } },
    )

  describe(`Bad input: the ${upstream}`, () => {
    it('that does not answer in time is a time-out, without a retry', async ({ expect }) => {
      const { spy, upstreamContext: who } = network(() => new Promise(() => {}))
      expect(await failureOf(run(who))).toMatchObject({ upstream, kind: 'timeout' })
      expect(spy).toHaveBeenCalledOnce()
    })

    it('whose body never ends is a time-out', async ({ expect }) => {
      const { upstreamContext: who } = network(
        () =>
          new Response(
            new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([123])) }),
          ),
      )
      expect(await failureOf(run(who))).toMatchObject({ upstream, kind: 'timeout' })
    })

    it('that answers 500 has failed with that status', async ({ expect }) => {
      const { spy, upstreamContext: who } = network(
        () => new Response('<h1>Stack trace</h1>', { status: 500 }),
      )
      expect(await failureOf(run(who))).toMatchObject({
        upstream,
        kind: 'status',
        status: 500,
        isOutage: true,
      })
      expect(spy).toHaveBeenCalledOnce()
    })

    it('that answers 503 once is retried', async ({ expect }) => {
      let calls = 0
      const good = upstream === 'cms' ? { match: null } : currencies
      const { upstreamContext: who } = network(() =>
        calls++ === 0 ? new Response(null, { status: 503 }) : Response.json(good),
      )
      await expect(run(who)).resolves.toEqual(good)
    })

    it.for(['', '{', '<!doctype html>', '{"data": undefined}', '\u0000'])(
      'with the body %j is invalid',
      async (body, { expect }) => {
        const { upstreamContext: who } = network(() => new Response(body))
        expect(await failureOf(run(who))).toMatchObject({
          upstream,
          kind: 'invalid',
          path: '(not JSON)',
        })
      },
    )

    it.for([
      null,
      [],
      'text',
      42,
      {},
      { data: [{ code: 'EUR', symbol: 7 }], match: { type: 'page', slug: 7 } },
    ])(
      'with the wrong shape %j is invalid, and the log names the first wrong field',
      async (body, { expect }) => {
        const { upstreamContext: who } = network(() => Response.json(body))
        const failure = await failureOf(run(who))
        expect(failure).toMatchObject({ upstream, kind: 'invalid' })
        const line = JSON.parse(String(logged.mock.calls[0]?.[0])) as Record<string, unknown>
        expect(line).toMatchObject({
          event: 'upstream-failure',
          upstream,
          kind: 'invalid',
          path: failure.path,
        })
        expect(JSON.stringify(line)).not.toContain('geheim')
      },
    )

    it('with a body of 10 MB is refused after 2 MB, with or without its length', async ({
      expect,
    }) => {
      const withLength = network(
        () =>
          new Response(new Uint8Array(10 * 1024 * 1024), {
            headers: { 'Content-Length': String(10 * 1024 * 1024) },
          }),
      )
      expect(await failureOf(run(withLength.upstreamContext))).toMatchObject({
        upstream,
        kind: 'too-large',
      })
      vi.restoreAllMocks()
      vi.spyOn(console, 'warn').mockImplementation(() => {})
      const streamed = network(() => new Response(huge()))
      expect(await failureOf(run(streamed.upstreamContext))).toMatchObject({
        upstream,
        kind: 'too-large',
      })
    })

    it('that refuses the connection has failed', async ({ expect }) => {
      const nobody = testContext(() => new Response(), {
        CMS_URL: 'http://127.0.0.1:9',
        STORE_URL: 'http://127.0.0.1:9',
        UPSTREAM_TIMEOUT_MS: '5000',
      })
      expect(await failureOf(run(nobody))).toMatchObject({ upstream, kind: 'refused' })
    })

    it('whose connection breaks once is retried', async ({ expect }) => {
      let calls = 0
      const good = upstream === 'cms' ? { match: null } : currencies
      const { upstreamContext: who } = network(() => {
        if (calls++ === 0) throw new TypeError('Network connection lost.')
        return Response.json(good)
      })
      await expect(run(who)).resolves.toEqual(good)
    })

    it('that redirects is not followed', async ({ expect }) => {
      const { upstreamContext: who } = network(
        () => new Response(null, { status: 302, headers: { Location: 'https://evil.example/' } }),
      )
      expect(await failureOf(run(who))).toMatchObject({ upstream, kind: 'status', status: 302 })
    })

    it.for([400, 401, 403, 404, 409, 422, 429])(
      'that answers %i has refused and works',
      async (status, { expect }) => {
        const errors = [{ status, field: 'email', title: 'Vergeben' }]
        const { upstreamContext: who } = network(() => Response.json({ errors }, { status }))
        for (let times = 0; times < 7; times++) {
          expect(await failureOf(run(who))).toMatchObject({
            kind: 'status',
            status,
            errors,
            isRefusal: true,
            isOutage: false,
          })
        }
        expect(logged).not.toHaveBeenCalled()
      },
    )

    it('that refuses without a reason has no errors to show', async ({ expect }) => {
      const { upstreamContext: who } = network(
        () => new Response('<h1>Forbidden</h1>', { status: 403 }),
      )
      expect(await failureOf(run(who))).toMatchObject({ status: 403, errors: [] })
    })
  })
}

function huge(): ReadableStream<Uint8Array> {
  let sent = 0
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent++ < 160) controller.enqueue(new Uint8Array(65_536).fill(0x20))
      else controller.close()
    },
  })
}
