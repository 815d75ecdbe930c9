import type { Hono } from 'hono'
import { createYoga, type Plugin } from 'graphql-yoga'
import { graphql } from '../../../domain/contract/cms-graphql.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { articleResolvers } from './articles/articles.ts'
import { branchResolvers } from './branches.ts'
import { catalogueResolvers } from './catalogue/catalogue.ts'
import { withinLimits } from './graphql/limits.ts'
import type { GraphqlContext } from './graphql/resolver.ts'
import { schemaOf } from './graphql/schema.ts'
import { pageResolvers } from './pages.ts'
import { textResolvers } from './texts.ts'

/** Resolvers of the contract's queries. */
export const resolvers = new Map([
  ...pageResolvers,
  ...articleResolvers,
  ...branchResolvers,
  ...textResolvers,
  ...catalogueResolvers,
])

const limits: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(withinLimits),
}

const yoga = createYoga<GraphqlContext>({
  schema: schemaOf(resolvers),
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
    return graphql.response.parse(await response.json())
  })
}

function jsonPost(body: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
  }
}
