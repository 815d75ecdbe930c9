import type { Example } from '../../domain/contract/testing/examples/example.ts'

/** Examples of one call by title. */
export function namedExamples(
  examples: readonly Example[],
  part: 'body' | 'response' | 'file',
): Record<string, object> {
  return Object.fromEntries(
    examples.map((example, index) => [
      example.title ?? (index === 0 ? 'example' : `example${index + 1}`),
      { value: example[part] },
    ]),
  )
}
