import type { Branch, BranchPin } from '../../../domain/content/reference/branch.ts'
import { branchMapLimit } from '../../../domain/content/reference/branch.ts'
import type { BrandContent } from '../../../domain/content/reference/brand.ts'
import * as graphql from '../../../domain/contract/cms-graphql.ts'
import type { FaqQuestion } from '../../../domain/content/reference/faq.ts'
import { type GlossaryTerm, glossaryLimit } from '../../../domain/content/reference/glossary.ts'
import type { ReadScope } from './content-cache.ts'
import { productTags, tag } from '../../cache/content/content-tags.ts'
import { readGraphql } from './graphql.ts'

/** Reads of reference content: branches, terms, questions, brands. */
export function referenceReads(scope: ReadScope) {
  return {
    /** Highest weight first. */
    async branches(): Promise<Branch[]> {
      const requested = { limit: branchMapLimit }
      const tags = () => [tag.branches]
      return (await readGraphql(scope, graphql.branchQuery, requested, 'content', tags)).entities
    },

    async branch(slug: string): Promise<Branch | null> {
      const tags = () => [tag.branches]
      const found = await readGraphql(scope, graphql.branchQuery, { slug }, 'content', tags)
      return found.entities[0] ?? null
    },

    /** All of them, for a map (spec §9: 500 at most). */
    async branchPins(): Promise<BranchPin[]> {
      const requested = { limit: branchMapLimit }
      const tags = () => [tag.branches]
      return (await readGraphql(scope, graphql.branchPinsQuery, requested, 'content', tags))
        .entities
    },

    /** In the alphabet of the language (spec §9: 1000 at most). */
    async glossary(): Promise<GlossaryTerm[]> {
      const requested = { limit: glossaryLimit }
      const tags = () => [tag.glossary]
      return (await readGraphql(scope, graphql.glossaryTermQuery, requested, 'content', tags))
        .entities
    },

    async glossaryTerm(slug: string): Promise<GlossaryTerm | null> {
      const found = await readGraphql(
        scope,
        graphql.glossaryTermQuery,
        { slug },
        'content',
        ({ entities }) => [
          tag.glossary,
          ...productTags(
            entities
              .flatMap(({ references }) => references)
              .filter(({ type }) => type === 'product')
              .map(({ _id }) => ({ id: _id })),
          ),
        ],
      )
      return found.entities[0] ?? null
    },

    /** By the weight of their group, then their own. */
    async questions(): Promise<FaqQuestion[]> {
      const requested = { limit: 500 }
      const tags = () => [tag.questions]
      return (await readGraphql(scope, graphql.faqQuestionQuery, requested, 'content', tags))
        .entities
    },

    brands(): Promise<BrandContent[]> {
      return readGraphql(scope, graphql.brandsQuery, {}, 'content', () => [tag.brands])
    },
  }
}
