import { hookHeaders, purgeTag, type Purge } from '../../domain/contract/purge.ts'
import { exampleProduct } from '../../domain/contract/testing/examples/entities/product.ts'
import type { JsonSchema } from './json-schema.ts'

export const purgeSchema: JsonSchema = { $ref: '#/components/schemas/Purge' }

const purge: Purge = {
  tags: [purgeTag.product(exampleProduct.id), purgeTag.catalog],
  updatedAt: '2026-11-20T09:00:00Z',
}

/** Request of CMS and store to `/hooks/purge` of the storefront after a change. */
export const purgeHook = {
  post: {
    operationId: 'purge',
    summary: 'Makes the storefront forget what it keeps under these tags',
    // Authenticated by the signature in its headers, not by a scheme of OpenAPI.
    security: [],
    parameters: [
      {
        name: hookHeaders.timestamp,
        in: 'header',
        required: true,
        description: 'Seconds since 1970, five minutes off at most',
        schema: { type: 'string', pattern: '^\\d{1,12}$' },
        example: '1795165200',
      },
      {
        name: hookHeaders.signature,
        in: 'header',
        required: true,
        description: 'HMAC-SHA256 with PURGE_SECRET over `{timestamp}.{body}`',
        schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
        example: 'b1f6c2a90e5d47382c6d0f1e9a8b7c6d5e4f30211f2e3d4c5b6a79880a1b2c3d',
      },
    ],
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: purgeSchema, examples: { example: { value: purge } } },
      },
    },
    responses: {
      204: { description: 'Forgotten' },
      401: { description: 'Not signed, or not in time' },
      413: { description: 'The body is larger than 64 kB' },
      422: { description: 'The body does not fit' },
      503: {
        description:
          'Not everybody could be told, or the platform’s cache takes no more calls for now: send it again after `Retry-After`',
      },
    },
  },
}
