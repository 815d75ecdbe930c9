import * as z from 'zod'
import cms from '../../docs/contract/cms.openapi.json'
import store from '../../docs/contract/store.openapi.json'

/** Parts of an OpenAPI operation needed to call it. */
export interface Operation {
  operationId: string
  method: string
  /** With `{name}` for parameters. */
  path: string
  upstream: 'cms' | 'store'
  security: Record<string, unknown>[]
  parameters: { name: string; in: string; example?: string | undefined }[]
  /** Bodies of the examples; none for a call without one. */
  bodies: unknown[]
  contentType: string
  /** Validates a response against the documents. */
  response: z.ZodType
}

interface Document {
  paths: Record<string, Record<string, unknown>>
  components: { schemas: Record<string, unknown> }
}

const methods = ['get', 'post', 'patch', 'delete'] as const

const Content = z.record(
  z.string(),
  z.object({
    schema: z.record(z.string(), z.unknown()),
    examples: z.record(z.string(), z.object({ value: z.unknown() })).optional(),
  }),
)

const Written = z.object({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.unknown())),
  parameters: z
    .array(
      z
        .object({
          name: z.string(),
          in: z.string(),
          example: z.string().optional(),
          content: z.object({ 'application/json': z.object({ example: z.unknown() }) }).optional(),
        })
        .transform(({ content, ...parameter }) => ({
          ...parameter,
          ...(content && { example: JSON.stringify(content['application/json'].example) }),
        })),
    )
    .default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ content: Content.optional() })),
})

/** Reads a document independently of the code that generated it. */
function operationsOf(upstream: 'cms' | 'store', document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const value = item[method]
      if (value === undefined) return []
      const { requestBody, responses, ...written } = Written.parse(value)
      const [answered] = Object.entries(responses['200']?.content ?? {})
      if (!answered) throw new Error(`${written.operationId} is not answered`)
      const [contentType, { schema }] = answered
      return {
        ...written,
        method: method.toUpperCase(),
        path,
        upstream,
        bodies: Object.values(requestBody?.content['application/json']?.examples ?? {}).map(
          (example) => example.value,
        ),
        contentType,
        response: readerOf(schema, document),
      }
    }),
  )
}

/**
 * A JSON validator built from its JSON Schema alone. Other stores may answer with additional
 * fields; this backend may not, so that no database fields leak by accident.
 */
function readerOf(schema: object, { components }: Document): z.ZodType {
  const text = JSON.stringify({ ...schema, $defs: components.schemas })
  const closed = (_: string, part: unknown) =>
    isObjectSchema(part) ? { additionalProperties: false, ...part } : part
  return z.fromJSONSchema(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/'), closed))
}

function isObjectSchema(part: unknown): part is object {
  return typeof part === 'object' && part !== null && 'type' in part && part.type === 'object'
}

export const operations: Operation[] = [
  ...operationsOf('cms', cms),
  ...operationsOf('store', store),
]
export const failure = readerOf({ $ref: '#/components/schemas/Failure' }, store)
