import { createElement, type ReactNode } from 'react'
import type { Markup } from '../../../bench/workers/strings.ts'
import { readMarkup } from '../../../bench/markup.ts'
import { installedReact, joinedReact } from '../../../scripts/build/testing/react-builds.ts'
import { expect, test } from '../../../e2e/test.ts'
import { makeCustomer } from './customer-with-data.ts'
import { type View, views } from './screens.ts'

test.use({ javaScriptEnabled: false, expectedErrors: [/status of/] })

test('design §9 rendering: joined strings are the same bytes on every screen', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  const paths = await makeCustomer(request)
  const { cookies } = await request.storageState()
  for (const [screen, viewsOfScreen] of Object.entries<Record<string, View>>(views)) {
    for (const [name, view] of Object.entries(viewsOfScreen)) {
      await page.context().clearCookies()
      if (view.as === 'customer') await page.context().addCookies(cookies)
      await page.goto(typeof view.path === 'string' ? view.path : view.path(paths))
      const markup = await page.evaluate(readMarkup)
      const [installed, joined] = await Promise.all(
        [installedReact, joinedReact].map(async (react) =>
          new Response(await react.renderToReadableStream(toElement(markup, 0))).text(),
        ),
      )
      expect(joined, `${screen}, ${name}`).toBe(installed)
      expect(joined?.length, `${screen}, ${name}`).toBeGreaterThan(500)
    }
  }
})

function toElement(node: Markup, key: number): ReactNode {
  if (typeof node === 'string') return node
  const [tag, attributes, children] = node
  return createElement(tag, { key, ...attributes }, ...children.map(toElement))
}
