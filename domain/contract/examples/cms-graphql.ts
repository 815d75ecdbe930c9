import { graphql, pageQuery } from '../cms-graphql.ts'
import { exampleDocument } from './entities/rich-text.ts'
import { example, type Example } from './example.ts'

export const cmsGraphqlExamples: Example[] = [
  example(graphql, {
    title: pageQuery.name,
    body: { query: pageQuery.query, variables: { slug: 'impressum' } },
    answer: {
      data: {
        page: {
          id: 'page-imprint',
          title: 'Impressum',
          content: exampleDocument('Dies ist ein Demonstrationsshop.'),
        },
      },
    },
  }),
]
