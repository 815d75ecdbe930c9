import type { Context } from 'hono'
import type { TextPage } from '../../../domain/content/page.ts'
import { routesOf } from '../../../domain/routes.ts'
import type { AppEnv } from '../../env.ts'
import { privateHead } from '../../loaders/head.ts'
import { renderScreen } from '../../pages.ts'

interface Message extends Pick<TextPage, 'id' | 'title' | 'blocks'> {
  message: string
  refusedEmail?: string
  status: 200 | 409 | 422 | 429 | 503
}

/**
 * Responds to a form with a standalone page, because the form's own page is cached for everybody or
 * no longer exists.
 */
export function showMessage(
  c: Context<AppEnv>,
  { id, title, message, blocks, status, refusedEmail }: Message,
): Promise<Response> {
  const page: TextPage = {
    id,
    title,
    content: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: message }] }],
    },
    blocks,
    contactBox: null,
    pageMeta: {
      slug: '',
      seoTitle: title,
      seoDescription: '',
      noindex: true,
      nofollow: true,
      shareImage: null,
      slugs: {},
    },
  }
  return renderScreen(c, {
    screen: 'page',
    props: { page, ...(refusedEmail !== undefined && { refusedEmail }) },
    head: privateHead(title),
    status,
    url: routesOf(c.var.context.locale).home(),
  })
}
