import {
  articleCategoryQuery,
  articleQuery,
  articleTagQuery,
  authorQuery,
  bannerWideQuery,
  branchQuery,
  brandsQuery,
  catalogBannerQuery,
  categoryQuery,
  colourQuery,
  configurationArticleListQuery,
  configurationQuery,
  contentPageQuery,
  errorPageQuery,
  faqQuestionQuery,
  featuredProductsQuery,
  filteredCategoryQuery,
  glossaryTermQuery,
  homepageQuery,
  infoBoxQuery,
  pageListQuery,
  pageQuery,
  parameterQuery,
  parameterValuesQuery,
  slugListQuery,
  slugMetadataQuery,
  topCategoriesQuery,
  virtualCategoryListQuery,
  virtualCategoryQuery,
} from '../../cms-graphql.ts'
import {
  exampleArticle,
  exampleArticleCategory,
  exampleArticleTag,
  exampleAuthor,
  exampleTeaser,
} from './entities/article.ts'
import { exampleBranch } from './entities/branch.ts'
import { exampleCategory, exampleCategoryLink } from './entities/category.ts'
import { exampleEntry } from './entities/content-meta.ts'
import { exampleConfiguration, exampleHomepage, examplePage } from './entities/page.ts'
import { exampleTile } from './entities/product.ts'
import { exampleDocument } from './entities/rich-text.ts'
import {
  exampleCatalogBanner,
  exampleQuestion,
  exampleVirtualCategory,
} from './entities/virtual-category.ts'
import type { Example } from './example.ts'
import { graphqlExample } from './graphql-example.ts'

const de = { locale: 'de' as const }
const alone = <T>(entity: T) => ({ entities: [entity], total: 1 })
const imprint = exampleEntry('page-imprint', 'Impressum', 'impressum')

const parameterValue = {
  _id: 'ip:ipx4',
  ...de,
  parameter: 'ip',
  entityId: 'ipx4',
  title: 'IPX4',
  short_description: 'Geschützt gegen Spritzwasser.',
  long_description: null,
  link_url: null,
  image: null,
  hide_product_detail: false,
}

export const cmsGraphqlExamples: Example[] = [
  graphqlExample(homepageQuery, {}, exampleHomepage),
  graphqlExample(pageQuery, { slug: 'impressum' }, examplePage),
  graphqlExample(
    contentPageQuery,
    { slug: 'impressum', page: 1 },
    {
      ...imprint,
      url_rewrite: ['/impressum.html'],
      contact_box: {
        title_frontend: 'Fragen?',
        description: 'Wir antworten an Werktagen bis 17 Uhr.',
        show_button: true,
      },
      content_blocks: [{ id: 'b1', type: 'newsletter', withText: false }],
      pagination: { total: 1, currentPage: 1, totalPages: 1 },
      blocks_per_page: null,
      background_image: null,
    },
  ),
  graphqlExample(pageListQuery, { skip: 0, limit: 100 }, alone(imprint)),
  graphqlExample(configurationQuery, {}, exampleConfiguration),
  graphqlExample(
    errorPageQuery,
    { status: 404 },
    {
      title: 'Diese Seite gibt es nicht',
      content: exampleDocument('Suchen Sie nach Nummer oder Nennweite.'),
      image: null,
    },
  ),
  graphqlExample(slugMetadataQuery, { slug: 'impressum' }, [{ ...imprint, type: 'page' }]),
  graphqlExample(
    slugListQuery,
    { type: 'page', skip: 0, limit: 1000 },
    alone({
      _id: imprint._id,
      slugs: imprint.page_meta.slugs,
      updated_at: '2026-10-01T08:00:00.000Z',
    }),
  ),
  graphqlExample(
    articleQuery,
    { category: exampleArticleCategory._id, skip: 0, limit: 15 },
    alone(exampleArticle),
  ),
  graphqlExample(
    articleCategoryQuery,
    { slug: exampleArticleCategory.page_meta.slug },
    alone(exampleArticleCategory),
  ),
  graphqlExample(articleTagQuery, { slug: 'bad' }, alone(exampleArticleTag)),
  graphqlExample(authorQuery, { slug: 'hana-dvorakova' }, alone(exampleAuthor)),
  graphqlExample(
    configurationArticleListQuery,
    {},
    {
      ...exampleEntry('article-list', 'Ratgeber', 'artikel'),
      perex: 'Wissen rund um gute Luft.',
      highlighted: [exampleTeaser],
    },
  ),
  graphqlExample(branchQuery, { store_id: ['leipzig'] }, alone(exampleBranch)),
  graphqlExample(
    glossaryTermQuery,
    { limit: 1000 },
    alone({
      ...exampleEntry('signal-0-10', '0–10 V', '0-10-v'),
      perex: 'Steuerspannung für EC-Motoren, Klappen und Sensoren.',
      description: exampleDocument('0 V ist Stillstand, 10 V volle Drehzahl.'),
      references: [
        { type: 'glossary_term' as const, _id: 'ec-motor', title: 'EC-Motor', slug: 'ec-motor' },
      ],
    }),
  ),
  graphqlExample(faqQuestionQuery, { group: 'planning' }, alone(exampleQuestion)),
  graphqlExample(
    bannerWideQuery,
    { enabled: true },
    alone({
      _id: 'banner-autumn',
      ...de,
      title: 'Filterwechsel vor dem Winter',
      text: 'Ersatzfilter für alle gängigen Geräte.',
      text_2: '',
      button_text: 'Zu den Filtern',
      url: '/filter',
      main_image: { path: 'banner/filters', alt: 'Taschenfilter' },
      weight: 50,
      time_limited: true,
      time_limit_start: '2026-10-01T00:00:00Z',
      time_limit_end: '2026-12-01T00:00:00Z',
    }),
  ),
  graphqlExample(catalogBannerQuery, { category: 'A1' }, alone(exampleCatalogBanner)),
  graphqlExample(
    infoBoxQuery,
    {},
    alone({ _id: 'box-1', ...de, box_color: '#0b6e4f', order: 1, text: 'Ab 99 € frei Haus.' }),
  ),
  graphqlExample(topCategoriesQuery, {}, [{ ...exampleCategoryLink, children: [] }]),
  graphqlExample(categoryQuery, { store_id: exampleCategory.id }, exampleCategory),
  graphqlExample(virtualCategoryQuery, { slug: 'leise-badluefter' }, exampleVirtualCategory),
  graphqlExample(virtualCategoryListQuery, { category: 'A1' }, [
    {
      _id: exampleVirtualCategory._id,
      ...de,
      title: exampleVirtualCategory.title,
      slugs: exampleVirtualCategory.page_meta.slugs,
      canonical_slugs: exampleVirtualCategory.page_meta.canonical_slugs,
    },
  ]),
  graphqlExample(filteredCategoryQuery, { category: 'A1' }, [
    {
      ...exampleEntry('bath-100', 'Badlüfter DN 100', 'badluefter-dn-100'),
      category_id: 'A1',
      description: 'Badlüfter für Rohre mit 100 mm Nennweite.',
      parameters: [{ entityId: 'dn', values: ['100'] }],
    },
  ]),
  graphqlExample(parameterQuery, { entityId: ['ip'] }, [
    {
      _id: 'ip',
      ...de,
      entityId: 'ip',
      title: 'Schutzart',
      parameter_type: 'values',
      parameter_unit: '',
      description: 'Schutz gegen Berührung, Staub und Wasser nach EN 60529.',
      link_to_virtual_category: null,
      hide_product_detail: false,
      hide_filter: false,
      values: [parameterValue],
    },
  ]),
  graphqlExample(parameterValuesQuery, { parameter: 'ip', entityId: ['ipx4'] }, [parameterValue]),
  graphqlExample(brandsQuery, { ids: ['zefyra'] }, [
    {
      _id: 'zefyra',
      ...de,
      title: 'Zefyra',
      perex: 'Badlüfter aus Jihlava.',
      description: null,
      image: null,
      link: null,
      virtual_category: null,
    },
  ]),
  graphqlExample(
    colourQuery,
    { _id: 'ral-9016' },
    {
      _id: 'ral-9016',
      ...de,
      title: 'Verkehrsweiß (RAL 9016)',
      color_hex: '#f1f0ea',
      parameter_value_image: null,
    },
  ),
  graphqlExample(
    featuredProductsQuery,
    { limit: 12 },
    { _id: 'featured', ...de, title: 'Empfohlen', products: [exampleTile] },
  ),
]
