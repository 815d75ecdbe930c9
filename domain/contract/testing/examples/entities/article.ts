import type { Article, ArticleTeaser } from '../../../../content/articles/article.ts'
import type { ArticleCategory } from '../../../../content/articles/article-category.ts'
import type { ArticleTag } from '../../../../content/articles/article-tag.ts'
import type { Author } from '../../../../content/articles/author.ts'
import { exampleEntry } from './content-meta.ts'
import { exampleDocument } from './rich-text.ts'

const portrait = { path: 'person/person-hana', alt: 'Hana Dvořáková' }

export const exampleArticleCategory: ArticleCategory = {
  ...exampleEntry('guide-bathroom', 'Bad und WC richtig lüften', 'ratgeber-bad'),
  menu_title: 'Bad und WC',
  weight: 90,
  perex: 'Wie viel Luft ein Bad braucht, wohin sie geht und woher sie kommt.',
  image: null,
  content: null,
  master_category: {
    _id: 'guide',
    title: 'Ratgeber: Räume richtig lüften',
    page_meta: { slug: 'ratgeber' },
  },
}

export const exampleArticleTag: ArticleTag = {
  ...exampleEntry('bathroom', 'Bad', 'bad'),
  perex: 'Alles, was Bad und WC trocken hält.',
  image: null,
  content: null,
}

export const exampleAuthor: Author = {
  ...exampleEntry('hana', 'Hana Dvořáková', 'hana-dvorakova'),
  perex: 'Ingenieurin für Akustik in Brünn.',
  image: portrait,
  content: exampleDocument('Sie betreut die Messungen.'),
  author_has_page: true,
}

const { page_meta: categoryMeta, ...category } = exampleArticleCategory

export const exampleArticle: Article = {
  ...exampleEntry(
    'quiet-fan',
    'Wie laut ist ein Badlüfter wirklich?',
    'wie-laut-ist-ein-badluefter',
  ),
  short_title: 'Wie laut ist ein Badlüfter?',
  perex: 'Warum 28 dB(A) in 3 m Abstand im Bad anders klingen als im Datenblatt.',
  image: { path: 'article/quiet-fan', alt: 'Badlüfter an einer gefliesten Wand' },
  date_published: '2026-05-12T06:00:00.000Z',
  author: {
    _id: exampleAuthor._id,
    title: exampleAuthor.title,
    perex: exampleAuthor.perex,
    image: portrait,
    page_meta: { slug: exampleAuthor.page_meta.slug },
    author_has_page: true,
  },
  category: {
    _id: category._id,
    title: category.title,
    menu_title: category.menu_title,
    page_meta: { slug: categoryMeta.slug },
    master_category: category.master_category,
  },
  tag: [{ _id: 'bathroom', title: 'Bad', page_meta: { slug: 'bad' } }],
  content: exampleDocument('Eine Verdopplung des Abstands nimmt im Freien 6 dB.'),
  created: '2026-05-04T09:30:00.000Z',
  site_enabled: true,
}

const { content: _content, created: _created, site_enabled: _enabled, ...teaser } = exampleArticle

export const exampleTeaser: ArticleTeaser = {
  ...teaser,
  page_meta: { slug: exampleArticle.page_meta.slug },
}
