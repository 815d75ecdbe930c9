import { GraphQLObjectType, GraphQLSchema, type GraphQLFieldConfig } from 'graphql'
import type * as z from 'zod/mini'
import { allQueries } from '../../../../domain/contract/cms-graphql/all-queries.ts'
import { nameOf } from '../../../../domain/contract/cms-graphql/names.ts'
import type { GraphqlQuery } from '../../../../domain/contract/cms-graphql/query.ts'
import { fieldsOf, shapeOf } from '../../../../domain/contract/cms-graphql/shape.ts'
import { argumentsOf } from './arguments.ts'
import { OutputTypes, type Describe } from './output-types.ts'
import type { GraphqlContext, Resolver } from './resolver.ts'

/** The GraphQL schema of the contract's queries. Without resolvers it can only be printed. */
export function schemaOf(
  resolvers: ReadonlyMap<string, Resolver> = new Map(),
  describe: Describe = () => undefined,
): GraphQLSchema {
  const types = new OutputTypes(describe)
  return new GraphQLSchema({
    query: new GraphQLObjectType<unknown, GraphqlContext>({
      name: 'Query',
      fields: Object.fromEntries(
        allQueries.map((query) => [query.name, fieldOf(query, types, resolvers.get(query.name))]),
      ),
    }),
  })
}

function fieldOf(
  { summary, args, response }: GraphqlQuery<unknown>,
  types: OutputTypes,
  resolve: Resolver | undefined,
): GraphQLFieldConfig<unknown, GraphqlContext> {
  return {
    description: summary,
    type: types.of(response, listName(response)),
    args: argumentsOf(args, types),
    ...(resolve && { resolve }),
  }
}

/** A page of a list is named after its items; everything else has a name of its own. */
function listName(response: z.core.$ZodType): string {
  const listed = fieldsOf(response).get('entities')
  const shape = listed && shapeOf(listed)
  return shape?.kind === 'list' ? `${nameOf(shape.of)}List` : ''
}
