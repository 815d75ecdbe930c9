import type { Hono } from 'hono'
import { createYoga, type Plugin } from 'graphql-yoga'
import { graphql } from '../../../domain/contract/cms-graphql.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { articleAnswers } from './articles/articles.ts'
import { branchAnswers } from './branches.ts'
import { catalogueAnswers } from './catalogue/catalogue.ts'
import { withinLimits } from './graphql/limits.ts'
import type { GraphqlContext } from './graphql/resolver.ts'
import { schemaOf } from './graphql/schema.ts'
import { pageAnswers } from './pages.ts'
import { textAnswers } from './texts.ts'

/** Resolvers of the contract's queries. */
export const answers = new Map([
  ...pageAnswers,
  ...articleAnswers,
  ...branchAnswers,
  ...textAnswers,
  ...catalogueAnswers,
])

const limits: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(withinLimits),
}

const yoga = createYoga<GraphqlContext>({
  schema: schemaOf(answers),
  graphqlEndpoint: '/',
  graphiql: false,
  landingPage: false,
  cors: false,
  batching: false,
  plugins: [limits],
})

/** Content queries; `X-Updated-At` is the newest modification time of the resolved fields. */
export function graphqlCalls(app: Hono<AppEnv>): void {
  handle(app, graphql, async ({ db, caller, body, updatedAt }) => {
    let newest = ''
    const context: GraphqlContext = {
      db,
      caller,
      updatedAt: (when) => {
        if (when > newest) newest = when
      },
    }
    const response = await yoga.fetch('http://cms/', jsonPost(body), context)
    if (newest) updatedAt(newest)
    return graphql.answer.parse(await response.json())
  })
}

function jsonPost(body: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
  }
}
