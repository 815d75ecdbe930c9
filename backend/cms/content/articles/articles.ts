import {
  articleCategoryQuery,
  articleQuery,
  articleTagQuery,
  authorQuery,
  configurationArticleListQuery,
} from '../../../../domain/contract/cms-graphql/articles.ts'
import { categoryOf, findMasters } from './article-categories.ts'
import { articlesOf } from './articles-of.ts'
import { contentMeta } from '../entries/content-meta.ts'
import { refersTo, type Condition } from '../entries/entry-conditions.ts'
import { byTitle, byWeight, findEntries } from '../entries/find-entries.ts'
import { findByIds } from '../entries/find-targets.ts'
import { resolver } from '../graphql/resolver.ts'
import { tagOrAuthorFields } from '../entries/tag-or-author-fields.ts'

const newestFirst = 'e.published_at DESC, e.id'

export const articleResolvers = [
  resolver(articleQuery, async ({ args, ...context }) => {
    if (!args.site_enabled) return { entities: [], total: 0 }
    const { category, tag, author } = args
    const { entries, total } = await findEntries(context, {
      kind: 'article',
      ...args,
      order: newestFirst,
      where: [
        ...(category === undefined ? [] : [inCategory(category)]),
        ...(tag === undefined ? [] : [refersTo('tag', tag)]),
        ...(author === undefined ? [] : [refersTo('author', author)]),
      ],
    })
    return { entities: await articlesOf(context, entries), total }
  }),

  resolver(articleCategoryQuery, async ({ args, ...context }) => {
    const { master_category } = args
    const { entries, total } = await findEntries(context, {
      kind: 'article_category',
      ...args,
      order: byWeight,
      where: master_category === undefined ? [] : [refersTo('master_category', master_category)],
    })
    const masters = await findMasters(context, entries)
    return { entities: entries.map((entry) => categoryOf(entry, masters)), total }
  }),

  resolver(articleTagQuery, async ({ args, ...context }) => {
    const { entries, total } = await findEntries(context, {
      kind: 'article_tag',
      ...args,
      order: byTitle,
    })
    return { entities: entries.map(tagOrAuthorFields), total }
  }),

  resolver(authorQuery, async ({ args, ...context }) => {
    const { entries, total } = await findEntries(context, {
      kind: 'author',
      ...args,
      order: byTitle,
    })
    return {
      entities: entries.map((entry) => ({ ...tagOrAuthorFields(entry), ...entry.facts })),
      total,
    }
  }),

  resolver(configurationArticleListQuery, async (context) => {
    const { entries } = await findEntries(context, {
      kind: 'configuration_article_list',
      _id: ['main'],
    })
    const [entry] = entries
    if (!entry) return null
    const ids = entry.references('highlighted')
    const articles = await findByIds(context, 'article', ids)
    return {
      _id: entry.id,
      locale: entry.locale,
      title: entry.text.title,
      perex: entry.text.perex,
      highlighted: await articlesOf(
        context,
        ids.flatMap((id) => articles.get(id) ?? []),
      ),
      page_meta: contentMeta(entry, entry.text.perex),
    }
  }),
]

function inCategory(id: string): Condition {
  return {
    sql: `EXISTS (SELECT 1 FROM entry_reference r WHERE r.kind = 'article' AND r.id = e.id
      AND r.field = 'category' AND (r.target = ? OR r.target IN (SELECT m.id FROM entry_reference m
        WHERE m.kind = 'article_category' AND m.field = 'master_category' AND m.target = ?)))`,
    params: [id, id],
  }
}
