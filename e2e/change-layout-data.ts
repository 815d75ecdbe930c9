import type { Page } from 'playwright/test'
import { api } from '../domain/api.ts'

/** Changes the JSON of the layout data that pages load, as another configuration would. */
export async function changeLayoutData(
  page: Page,
  change: (json: string) => string,
): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith(api.layout('')),
    async (route) => {
      const response = await route.fetch()
      return route.fulfill({ response, body: change(await response.text()) })
    },
  )
}
