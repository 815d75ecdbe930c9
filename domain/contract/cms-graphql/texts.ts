import * as z from 'zod/mini'
import { BannerWide } from '../../content/banners/banner-wide.ts'
import { CatalogBanner } from '../../content/banners/catalog-banner.ts'
import { FaqQuestion } from '../../content/reference/faq.ts'
import { GlossaryTerm, glossaryLimit } from '../../content/reference/glossary.ts'
import { InfoBox } from '../../content/info-box.ts'
import { chosen, ContentName, ContentNames, part, permissions } from './args.ts'
import { graphqlQuery, listOf } from './query.ts'

export const glossaryTermQuery = graphqlQuery({
  name: 'glossary_term',
  args: z.object({ ...chosen, ...part(glossaryLimit, glossaryLimit), ...permissions }),
  response: listOf(GlossaryTerm),
  summary: 'Terms of the glossary in the alphabet of the language',
})

export const faqQuestionQuery = graphqlQuery({
  name: 'faq_question',
  args: z.object({
    _id: z.optional(ContentNames),
    /** Id. */
    group: z.optional(ContentName),
    ...part(100, 500),
    ...permissions,
  }),
  response: listOf(FaqQuestion),
  summary: 'Questions and answers, by the weight of their group, then their own',
})

export const bannerWideQuery = graphqlQuery({
  name: 'banner_wide',
  args: z.object({ enabled: z._default(z.boolean(), true), ...part(20, 100), ...permissions }),
  response: listOf(BannerWide),
  summary:
    'Wide banners, the heaviest first, whatever their time limits: who shows them keeps those. What is not enabled is not public: enabled false finds nothing',
})

export const catalogBannerQuery = graphqlQuery({
  name: 'catalog_banner',
  args: z.object({
    /** Id of a category or virtual category. */
    category: z.optional(ContentName),
    ...part(20, 100),
    ...permissions,
  }),
  response: listOf(CatalogBanner),
  summary: 'Banners between products, for the groups of the caller',
})

export const infoBoxQuery = graphqlQuery({
  name: 'info_box',
  args: z.object({ ...part(20, 100), ...permissions }),
  response: listOf(InfoBox),
  summary: 'Notices in their order, also those without a colour, which a shop leaves out',
})
