import { describe, it } from 'vitest'
import { randomOf } from '../../demo/catalogue/random.ts'
import { shopUrl } from '../shop.ts'
import { countOfRoutes, type FuzzedRequest, requestOf } from './request-of.ts'

/** Seed; set it to the printed one to repeat a run. */
const seed = process.env.FUZZ_SEED ?? String(Date.now())
const requests = 2000

/** A server may close a keep-alive connection with an unread body; retried, like browsers do. */
async function send(request: FuzzedRequest, tries = 3): ReturnType<typeof sendOnce> {
  try {
    return await sendOnce(request)
  } catch (error) {
    if (tries === 1) throw new Error(JSON.stringify(request), { cause: error })
    return send(request, tries - 1)
  }
}

async function sendOnce({ method, path, headers, body }: FuzzedRequest) {
  const shop = shopUrl()
  const { Origin: origin, ...rest } = headers
  const response = await fetch(shop + path, {
    method,
    body,
    redirect: 'manual',
    headers: { ...rest, ...(origin === 'same' ? { Origin: shop } : { Origin: origin ?? '' }) },
  })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

describe('§8 bad input: any request gets a response', () => {
  it(`answers ${requests} random requests without a server error or internal detail`, async ({
    expect,
  }) => {
    console.log(`FUZZ_SEED=${seed}`)
    const random = randomOf(seed)
    const found: string[] = []
    const statuses = new Map<number, number>()
    for (let count = 0; count < requests; count++) {
      const request = requestOf(random)
      const { status, text, headers } = await send(request)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      const problems = [
        // The maintenance page is always 503.
        status >= 500 && !/^\/maintenance(?:[?]|$)/.test(request.path) && `answers ${status}`,
        /\bat \w+ \(.*:\d+:\d+\)|D1_ERROR|SQLITE_|ZodError|TypeError:/.test(text) &&
          'shows a stack',
        headers.get('X-Content-Type-Options') !== 'nosniff' && 'has no nosniff',
      ].filter(Boolean)
      if (problems.length > 0) found.push(`${problems.join(', ')}: ${JSON.stringify(request)}`)
    }
    console.log(`Statuses: ${JSON.stringify(Object.fromEntries([...statuses].toSorted()))}`)
    expect(countOfRoutes).toBeGreaterThan(200)
    expect(found).toEqual([])
  }, 600_000)
})
