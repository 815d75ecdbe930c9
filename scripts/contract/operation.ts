import type { NamedCall } from './all-calls.ts'
import { requiredFeatureOf } from './call-groups.ts'
import type { Example } from '../../domain/contract/testing/examples/example.ts'
import { responseType } from './response-type.ts'
import { failuresOf, refusalText } from './failures.ts'
import { jsonParametersOf } from './json-parameters.ts'
import type { JsonSchema } from './json-schema.ts'
import { namedExamples } from './named-examples.ts'

/** Request and response of one call. */
export interface CallSchemas {
  query: JsonSchema | null
  body: JsonSchema | null
  response: JsonSchema
}

/** OpenAPI 3.1 operation of one call. */
export function writeOperation(
  { name, subject, call }: NamedCall,
  schemas: CallSchemas,
  examples: readonly Example[],
): object {
  const [first] = examples
  const parameters = [
    ...pathParameters(call.path, first),
    ...queryParameters(name, schemas.query, first),
    ...headerParameters(first),
  ]
  const refusals = refusalText(first?.refusals)
  return {
    operationId: name,
    tags: [subject],
    summary: call.summary,
    'x-need': requiredFeatureOf(name),
    ...(refusals && { description: `Refused with:\n\n${refusals}` }),
    security: securityOf(first),
    ...(parameters.length > 0 && { parameters }),
    ...(schemas.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: schemas.body, examples: namedExamples(examples, 'body') },
        },
      },
    }),
    responses: {
      200: {
        description: 'Answered',
        headers: { 'X-Updated-At': { $ref: '#/components/headers/UpdatedAt' } },
        content: responseType(call, schemas.response, examples),
      },
      ...failuresOf(call, first),
    },
  }
}

function pathParameters(path: string, example: Example | undefined): object[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    example: example?.params?.[name],
  }))
}

function queryParameters(
  call: string,
  query: JsonSchema | null,
  example: Example | undefined,
): object[] {
  const asJson = jsonParametersOf(call)
  return Object.entries(query?.properties ?? {}).map(([name, { description, ...schema }]) => {
    const value = example?.query?.[name]
    const inside = asJson[name]
    return {
      name,
      in: 'query',
      required: query?.required?.includes(name) ?? false,
      ...(description && { description }),
      ...(inside
        ? {
            content: {
              'application/json': { schema: inside, example: JSON.parse(value ?? 'null') },
            },
          }
        : { schema, ...(value !== undefined && { example: value }) }),
    }
  })
}

function headerParameters(example: Example | undefined): object[] {
  return Object.entries(example?.headers ?? {}).map(([name, value]) => ({
    name,
    in: 'header',
    required: false,
    schema: { type: 'string', maxLength: 200 },
    example: value,
  }))
}

/** A guest's call also accepts a customer's token, and none at all for an empty cart. */
function securityOf(example: Example | undefined): object[] {
  if (example?.as === 'customer') return [{ customer: [] }]
  if (example?.as === 'guest') return [{ guestCart: [] }, { customer: [] }, {}]
  return [{}]
}
