import type { Article } from '../../../domain/article.ts'
import type { ArticleCategory, ArticleCategoryLink } from '../../../domain/article-category.ts'
import {
  articleCategoryQuery,
  articleQuery,
  articleTagQuery,
  authorQuery,
  configurationArticleListQuery,
} from '../../../domain/contract/cms-graphql/articles.ts'
import { contentMeta } from './content-meta.ts'
import { refersTo, type Condition } from './entry-conditions.ts'
import { byTitle, byWeight, findEntries } from './find-entries.ts'
import { findByIds, findTargets } from './find-targets.ts'
import type { FoundEntry } from './found-entry.ts'
import { answer, type GraphqlContext } from './graphql/resolver.ts'

const newestFirst = 'e.published_at DESC, e.id'

export const articleAnswers = [
  answer(articleQuery, async ({ args, ...context }) => {
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

  answer(articleCategoryQuery, async ({ args, ...context }) => {
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

  answer(articleTagQuery, async ({ args, ...context }) => {
    const { entries, total } = await findEntries(context, {
      kind: 'article_tag',
      ...args,
      order: byTitle,
    })
    return { entities: entries.map(portraitOf), total }
  }),

  answer(authorQuery, async ({ args, ...context }) => {
    const { entries, total } = await findEntries(context, {
      kind: 'author',
      ...args,
      order: byTitle,
    })
    return { entities: entries.map((entry) => ({ ...portraitOf(entry), ...entry.facts })), total }
  }),

  answer(configurationArticleListQuery, async (context) => {
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

async function articlesOf(
  context: GraphqlContext,
  entries: readonly FoundEntry<'article'>[],
): Promise<Article[]> {
  const targets = await findTargets(context, {
    article_category: idsOf(entries, 'category'),
    author: idsOf(entries, 'author'),
    article_tag: idsOf(entries, 'tag'),
  })
  const categories = targets('article_category')
  const authors = targets('author')
  const tags = targets('article_tag')
  const masters = await findMasters(context, [...categories.values()])
  return entries.map((entry) => {
    const { title, short_title, perex, image, content } = entry.text
    const first = <T>(field: 'author' | 'category', all: ReadonlyMap<string, T>) =>
      entry.references(field).flatMap((id) => all.get(id) ?? [])[0]
    const author = first('author', authors)
    const category = first('category', categories)
    return {
      _id: entry.id,
      locale: entry.locale,
      title,
      short_title,
      perex,
      image,
      content,
      created: entry.facts.created,
      date_published: entry.publishedAt ?? entry.facts.created,
      site_enabled: true,
      author: author ? { ...portraitOf(author), ...author.facts } : null,
      category: category ? categoryOf(category, masters) : null,
      tag: entry.references('tag').flatMap((id) => {
        const tag = tags.get(id)
        return tag ? portraitOf(tag) : []
      }),
      page_meta: contentMeta(entry, perex, image),
    }
  })
}

function idsOf(
  entries: readonly FoundEntry<'article'>[],
  field: 'category' | 'author' | 'tag',
): string[] {
  return entries.flatMap((entry) => entry.references(field))
}

type Masters = ReadonlyMap<string, ArticleCategoryLink['master_category']>

async function findMasters(
  context: GraphqlContext,
  categories: readonly FoundEntry<'article_category'>[],
): Promise<Masters> {
  const ids = categories.flatMap((entry) => entry.references('master_category'))
  const found = await findByIds(context, 'article_category', ids)
  return new Map(
    [...found].map(([id, { text }]) => [
      id,
      { _id: id, title: text.title, page_meta: { slug: text.slug } },
    ]),
  )
}

function categoryOf(entry: FoundEntry<'article_category'>, masters: Masters): ArticleCategory {
  const { title, menu_title, perex, image, content } = entry.text
  return {
    _id: entry.id,
    locale: entry.locale,
    title,
    menu_title,
    weight: entry.weight,
    perex,
    image,
    content,
    master_category: masters.get(entry.references('master_category')[0] ?? '') ?? null,
    page_meta: contentMeta(entry, perex, image),
  }
}

function portraitOf(entry: FoundEntry<'article_tag'> | FoundEntry<'author'>) {
  const { title, perex, image, content } = entry.text
  return {
    _id: entry.id,
    locale: entry.locale,
    title,
    perex,
    image,
    content,
    page_meta: contentMeta(entry, perex, image),
  }
}
