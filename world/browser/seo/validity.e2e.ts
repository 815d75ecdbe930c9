import { screenRoutes } from '../../../domain/screens/screens.gen.ts'
import { readFileSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { jsonLdProblems } from '../../../worker/testing/json-ld-problems.ts'
import { fan } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'

/** Validity by the HTML standard; formatting of the source is irrelevant. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-quotes': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'no-raw-characters': 'off',
    'long-title': 'off',
  },
})

/**
 * The checker takes `details` for sectioning content, which a header cell must not have; it is
 * none.
 */
const isProblem = ({ message }: { message: string }) =>
  !message.startsWith('<details> element is not permitted as a descendant of <th>')

/** One page of every template with its expected content. */
const slugs: Record<string, string> = {
  product: fan.path,
  page: '/agb.html',
  category: '/ventilatoren/bad-kleinraumluefter',
}
const pages = [
  '/',
  ...Object.values(slugs),
  '/ventilatoren',
  '/leise-badluefter',
  '/suche?q=rohr',
  '/gibt-es-nicht',
  ...Object.values(screenRoutes)
    .map(({ paths: { de } }) => de)
    .filter((path) => !path.includes(':slug') && path !== '/'),
]

/** A URL of each kind of content, from the site map. */
async function contentPages(get: (path: string) => Promise<string>): Promise<string[]> {
  const index = await get('/sitemap.xml')
  const files = [...index.matchAll(/<loc>[^<]*(\/sitemap-[^<]+)<\/loc>/g)].map(
    ([, path = '']) => path,
  )
  const lists = await Promise.all(files.map(get))
  return lists.flatMap((xml) => /<loc>https?:\/\/[^/]+([^<]*)<\/loc>/.exec(xml)?.[1] ?? [])
}

test('third-party checker: the HTML of every template is valid', async ({ request }) => {
  test.slow()
  const get = async (path: string) => (await request.get(path)).text()
  const problems: string[] = []
  for (const path of new Set([...pages, ...(await contentPages(get))])) {
    const { results } = await validator.validateString(await get(path), path)
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages.filter(isProblem))
        problems.push(`${path}: ${ruleId}: ${message} (${selector})`)
  }
  expect(problems).toEqual([])
})

test('§2 structured data of every template is valid', async ({ request }) => {
  test.slow()
  const get = async (path: string) => (await request.get(path)).text()
  for (const path of new Set([...pages, ...(await contentPages(get))])) {
    const html = await get(path)
    for (const [, json = ''] of html.matchAll(
      /<script type="application\/ld\+json">(.*?)<\/script>/g,
    ))
      expect.soft(jsonLdProblems(JSON.parse(json)), path).toEqual([])
  }
})

test('third-party checker: every file of the site map matches its schema', async ({ request }) => {
  const xsd = XmlDocument.fromBuffer(readFileSync(new URL('sitemap.xsd', import.meta.url)))
  const schema = XsdValidator.fromDoc(xsd)
  const index = await (await request.get('/sitemap.xml')).text()
  const files = [...index.matchAll(/<loc>[^<]*(\/sitemap-[^<]+)<\/loc>/g)].map(
    ([, path = '']) => path,
  )
  expect(files.length).toBeGreaterThan(5)
  const days = new Set<string>()
  for (const path of ['/sitemap.xml', ...files]) {
    const xml = await (await request.get(path)).text()
    const document = XmlDocument.fromString(xml)
    expect(() => schema.validate(document), path).not.toThrow()
    document.dispose()
    for (const [, day = ''] of xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)) days.add(day)
  }
  // Each page has its own date.
  expect(days.size).toBeGreaterThan(50)
  schema.dispose()
  xsd.dispose()
})
