import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { badTexts, isRefused, withTexts, withWrongTypes } from './testing/fields/invalid-values.ts'
import { markedShop } from './testing/fields/marked-shop.ts'
import { operations } from './testing/fields/operations.ts'
import { type FieldPage, fieldPages } from './testing/fields/field-pages.ts'

beforeEach(() => {
  // Contract violations are logged, as they should be.
  for (const level of ['error', 'warn', 'info'] as const) {
    vi.spyOn(console, level).mockImplementation(() => {})
  }
})
afterEach(() => vi.restoreAllMocks())

const shop = markedShop(true)
const shown = operations.flatMap(({ name, schema }) => {
  const all = fieldPages[name] ?? []
  const filled = shop.filled.get(name)
  const page = all.find(({ part }) => !part)
  const modals = all.find(({ part }) => part === 'modals')
  return [page, modals].flatMap((place) =>
    place && filled ? [{ name, schema, place, filled, where: place.part ?? 'its page' }] : [],
  )
})

/** With another key or without an entry: existing, moved and missing content. */
const foundOrNot = [200, 301, 302, 303, 404]

type Case = (typeof shown)[number]

const baselines = new Map<FieldPage, Promise<number>>()

/** Status of the valid page. */
function usualStatus(place: FieldPage): Promise<number> {
  const known = baselines.get(place) ?? shop.visit(place).then(({ status }) => status)
  baselines.set(place, known)
  return known
}

/** Defects of the page rendered from a response; empty if it is complete and harmless. */
async function problemsOf(
  { name, place, schema }: Case,
  result: unknown,
  statuses: readonly number[],
): Promise<string[]> {
  const response = await shop.visit(place, { [name]: result })
  // An unusable answer may render the error page.
  const expected = isRefused(schema, result) ? [...statuses, 404, 500] : statuses
  const html = await response.text()
  const problems: string[] = []
  if (!expected.includes(response.status)) problems.push(`status ${response.status}`)
  if (/<script>alert|<img src=x|(?:href|src|action)="javascript:/i.test(html)) {
    problems.push('runs what the CMS says')
  }
  if (response.status >= 300 && response.status < 400) return problems
  const isPage = !place.address.endsWith('.xml')
  if (isPage && response.headers.get('Content-Type')?.includes('text/html')) {
    if (!html.endsWith('</html>')) problems.push('is cut off')
    if (!html.includes('id="content"')) problems.push('has no content')
    for (const [, json = ''] of html.matchAll(/<script type="application\/[^>]*>([^<]*)</g)) {
      if (!isJson(json)) problems.push(`has junk for data: ${json.slice(0, 80)}`)
    }
  }
  return problems
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('design §8: the page stays whole with any content in a CMS field', () => {
  describe.for(Object.entries(badTexts))('%s', ([, text]) => {
    it.for(shown)('in every text of $name, in $where', async (each, { expect }) => {
      const usual = await usualStatus(each.place)
      expect(await problemsOf(each, withTexts(each.filled, text, true), [usual])).toEqual([])
    })

    it.for(shown)(
      'in every key, slug and narrower text of $name, in $where',
      async (each, { expect }) => {
        const result = withTexts(each.filled, text, false)
        expect(await problemsOf(each, result, foundOrNot)).toEqual([])
      },
    )
  })

  it.for(shown)('a wrong type in each field of $name, in $where', async (each, { expect }) => {
    const problems: string[] = []
    for (const result of withWrongTypes(each.schema, each.filled)) {
      problems.push(...(await problemsOf(each, result, foundOrNot)))
    }
    expect(problems).toEqual([])
  })
})
