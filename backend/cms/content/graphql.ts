import { GraphQLScalarType, GraphQLError, type ValidationRule } from 'graphql'
import { createSchema, createYoga, type Plugin } from 'graphql-yoga'
import type { Env } from '../../env.ts'
import { readCaller } from '../../request/caller.ts'
import { configuration, errorPage, homepage, page, type Dated } from './pages.ts'

interface ServerContext {
  env: Env
  request: Request
  /** The newest of what was read, for `X-Updated-At`. */
  read: { updatedAt: string | null }
}

type Load<Args> = (
  db: D1Database,
  caller: ReturnType<typeof readCaller>,
  args: Args,
) => Promise<Dated<unknown> | null>

/** A field of the query, read in the caller's language; null where there is no such content. */
function field<Args>(load: Load<Args>) {
  return async (_root: unknown, args: Args, { env, request, read }: ServerContext) => {
    const found = await load(env.DB, readCaller(request.headers), args)
    if (found && found.updatedAt > (read.updatedAt ?? '')) read.updatedAt = found.updatedAt
    return found?.value ?? null
  }
}

/** Content travels as one JSON scalar; domain/contract/cms-graphql.ts gives its shapes. */
const schema = createSchema<ServerContext>({
  typeDefs: /* GraphQL */ `
    scalar JSON

    type Query {
      homepage: JSON
      page(slug: String!): JSON
      configuration: JSON
      error_page(status: Int!): JSON
    }
  `,
  resolvers: {
    JSON: new GraphQLScalarType({ name: 'JSON' }),
    Query: {
      homepage: field(homepage),
      page: field(page),
      configuration: field(configuration),
      error_page: field(errorPage),
    },
  },
})

const maxFields = 10

/** One request may not ask for the same content a thousand times under other names. */
const fewFields: ValidationRule = (context) => {
  let fields = 0
  return {
    Field(node) {
      if (context.getParentType()?.name !== 'Query' || ++fields !== maxFields + 1) return
      context.reportError(new GraphQLError('Too many fields', { nodes: node }))
    },
  }
}

const limitFields: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(fewFields),
}

const yoga = createYoga<Omit<ServerContext, 'request'>>({
  schema,
  graphqlEndpoint: '/cms/graphql',
  graphiql: false,
  landingPage: false,
  cors: false,
  batching: false,
  plugins: [limitFields],
})

export async function answerGraphql(request: Request, env: Env): Promise<Response> {
  const read: ServerContext['read'] = { updatedAt: null }
  const answer = await yoga.fetch(request, { env, read })
  const headers = new Headers(answer.headers)
  if (read.updatedAt) headers.set('X-Updated-At', read.updatedAt)
  return new Response(answer.body, { status: answer.status, headers })
}
