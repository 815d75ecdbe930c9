import type { AnyCall } from '../../domain/contract/call.ts'
import type { Example } from '../../domain/contract/testing/examples/example.ts'
import type { JsonSchema } from './json-schema.ts'
import { namedExamples } from './named-examples.ts'

/** Answer of a call: JSON of its schema, or a file. */
export function responseType(
  call: AnyCall,
  schema: JsonSchema,
  examples: readonly Example[],
): Record<string, object> {
  if (!call.contentType)
    return { 'application/json': { schema, examples: namedExamples(examples, 'response') } }
  const isText = call.contentType.startsWith('text/')
  return {
    [call.contentType]: isText
      ? { schema: { type: 'string' }, examples: namedExamples(examples, 'file') }
      : { schema: { type: 'string', contentEncoding: 'binary' } },
  }
}
