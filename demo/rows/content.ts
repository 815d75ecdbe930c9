import { locales } from '../../domain/locales/locales.ts'
import { insert, type SeedStatement } from '../../backend/db/insert.ts'
import type { Content } from '../../backend/db/records.ts'
import { entryRows } from './entries.ts'

/** Editorial content: pages, menus, texts and redirects. */
export function* contentRows(content: Content, now: string): Generator<SeedStatement> {
  const json = JSON.stringify
  yield* insert(
    'content',
    ['kind', 'key', 'locale', 'value', 'updated_at'],
    locales.flatMap((locale) => [
      ['homepage', '', locale, json(content.homepage[locale]), now],
      ['configuration', '', locale, json(content.configuration[locale]), now],
      ...(content.searchWords
        ? [['search_words', '', locale, json(content.searchWords[locale]), now]]
        : []),
      ...content.menus[locale].map((menu) => ['menu', menu.code, locale, json(menu), now]),
      ...content.errorPages.map((page) => [
        'error_page',
        String(page.status),
        locale,
        json({ title: page.title[locale], content: page.content[locale], image: null }),
        now,
      ]),
    ]),
  )
  yield* insert(
    'page',
    [
      'id',
      'locale',
      'slug',
      'title',
      'content',
      'blocks',
      'slugs',
      'noindex',
      'contact_box',
      'background_image',
      'blocks_per_page',
      'updated_at',
    ],
    content.pages.flatMap((page) =>
      locales.map((locale) => [
        page.id,
        locale,
        page.slug[locale],
        page.title[locale],
        json(page.content[locale]),
        json(page.blocks[locale]),
        json(page.slug),
        page.noindex,
        page.contactBox ? json(page.contactBox[locale]) : null,
        page.backgroundImage ?? null,
        page.blocksPerPage ?? null,
        now,
      ]),
    ),
  )
  yield* insert(
    'rewrite',
    ['path', 'page_id'],
    content.pages.flatMap((page) => page.rewrites.map((path) => [path, page.id])),
    'INSERT OR REPLACE INTO',
  )
  yield* insert(
    'redirect',
    ['path', 'target'],
    content.redirects.map(({ from, to }) => [from, to]),
    'INSERT OR REPLACE INTO',
  )
  yield* entryRows(content.entries, now)
}
