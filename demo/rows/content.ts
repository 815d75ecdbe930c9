import { locales } from '../../domain/locales/locales.ts'
import { insert, type SeedStatement } from '../../backend/db/insert.ts'
import type { Content } from '../records.ts'
import { entryRows } from './entries.ts'

/** Editorial content: pages, menus, texts and redirects. */
export function* contentRows(content: Content, now: string): Generator<SeedStatement> {
  const json = JSON.stringify
  yield* insert(
    'content',
    locales.flatMap((locale) => [
      { kind: 'homepage', key: '', locale, value: json(content.homepage[locale]), updated_at: now },
      {
        kind: 'configuration',
        key: '',
        locale,
        value: json(content.configuration[locale]),
        updated_at: now,
      },
      ...(content.searchWords
        ? [
            {
              kind: 'search_words',
              key: '',
              locale,
              value: json(content.searchWords[locale]),
              updated_at: now,
            },
          ]
        : []),
      ...content.menus[locale].map((menu) => ({
        kind: 'menu',
        key: menu.code,
        locale,
        value: json(menu),
        updated_at: now,
      })),
      ...content.errorPages.map((page) => ({
        kind: 'error_page',
        key: String(page.status),
        locale,
        value: json({ title: page.title[locale], content: page.content[locale], image: null }),
        updated_at: now,
      })),
    ]),
  )
  yield* insert(
    'page',
    content.pages.flatMap((page) =>
      locales.map((locale) => ({
        id: page.id,
        locale,
        slug: page.slug[locale],
        title: page.title[locale],
        content: json(page.content[locale]),
        blocks: json(page.blocks[locale]),
        slugs: json(page.slug),
        noindex: page.noindex,
        contact_box: page.contactBox ? json(page.contactBox[locale]) : null,
        background_image: page.backgroundImage ?? null,
        blocks_per_page: page.blocksPerPage ?? null,
        updated_at: now,
      })),
    ),
  )
  yield* insert(
    'rewrite',
    content.pages.flatMap((page) => page.rewrites.map((path) => ({ path, page_id: page.id }))),
    'INSERT OR REPLACE INTO',
  )
  yield* insert(
    'redirect',
    content.redirects.map(({ from, to }) => ({ path: from, target: to })),
    'INSERT OR REPLACE INTO',
  )
  yield* entryRows(content.entries, now)
}
