import { branchMapLimit } from '../../../domain/content/reference/branch.ts'
import * as graphql from '../../../domain/contract/cms-graphql.ts'
import { type GlossaryTerm, glossaryLimit } from '../../../domain/content/reference/glossary.ts'
import type { ReadScope } from './content-cache.ts'
import { productTags, tag } from '../../cache/content/content-tags.ts'
import { readEntries, readGraphql } from './graphql.ts'

/** Reads of reference content: branches, terms, questions, brands. */
export function referenceReads(scope: ReadScope) {
  return {
    /** Highest weight first. */
    branches: () =>
      readEntries(scope, graphql.branchQuery, { limit: branchMapLimit }, 'content', [tag.branches]),

    async branch(slug: string) {
      const found = await readEntries(scope, graphql.branchQuery, { slug }, 'content', [
        tag.branches,
      ])
      return found[0] ?? null
    },

    /** All of them, for a map (spec §9: 500 at most). */
    branchPins: () =>
      readEntries(scope, graphql.branchPinsQuery, { limit: branchMapLimit }, 'content', [
        tag.branches,
      ]),

    /** In the alphabet of the language (spec §9: 1000 at most). */
    glossary: () =>
      readEntries(scope, graphql.glossaryTermQuery, { limit: glossaryLimit }, 'content', [
        tag.glossary,
      ]),

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
    questions: () =>
      readEntries(scope, graphql.faqQuestionQuery, { limit: 500 }, 'content', [tag.questions]),

    brands: () => readGraphql(scope, graphql.brandsQuery, {}, 'content', () => [tag.brands]),
  }
}
