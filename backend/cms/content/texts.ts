import {
  bannerWideQuery,
  catalogBannerQuery,
  faqQuestionQuery,
  glossaryTermQuery,
  infoBoxQuery,
} from '../../../domain/contract/cms-graphql/texts.ts'
import { bannersOf } from './catalogue/catalog-banners.ts'
import { byWeight, findEntries } from './entries/find-entries.ts'
import { faqQuestionsOf, inGroup, ofTheirGroups } from './faq.ts'
import { glossaryTerms } from './glossary.ts'
import { resolver } from './graphql/resolver.ts'
import { byOrder, infoBoxOf } from './catalogue/info-boxes.ts'
import { wideBannerOf } from './catalogue/wide-banner.ts'

export const textResolvers = [
  resolver(glossaryTermQuery, glossaryTerms),

  resolver(faqQuestionQuery, async ({ args, ...context }) => {
    const { entries, total } = await findEntries(context, {
      kind: 'faq_question',
      ...args,
      order: ofTheirGroups,
      where: args.group === undefined ? [] : [inGroup(args.group)],
    })
    return { entities: await faqQuestionsOf(context, entries), total }
  }),

  resolver(bannerWideQuery, async ({ args, ...context }) => {
    if (!args.enabled) return { entities: [], total: 0 }
    const { entries, total } = await findEntries(context, {
      kind: 'banner_wide',
      ...args,
      order: byWeight,
    })
    return { entities: entries.map(wideBannerOf), total }
  }),

  resolver(catalogBannerQuery, async ({ args, ...context }) => bannersOf(context, args)),

  resolver(infoBoxQuery, async ({ args, ...context }) => {
    const { entries, total } = await findEntries(context, {
      kind: 'info_box',
      ...args,
      order: byOrder,
    })
    return { entities: entries.map(infoBoxOf), total }
  }),
]
