import type { Dictionary } from '../catalog/products/dictionary.ts'
import { type Narrowing, ofValues } from '../catalog/narrowing.ts'
import { queryWords } from './words.ts'

/** How a value of a parameter is written in a query, by the parameter's code; the group is its id. */
const spoken: Record<string, RegExp> = {
  dn: /^(?:dn)?(\d{2,4})$/,
  filter_en779: /^([gmf]\d)$/,
}

/** Variants with the diameter and the filter class of the query, so that a tile shows one of them. */
export function matchingVariants(query: string, { parameters }: Dictionary): Narrowing[] {
  const words = queryWords(query)
  return Object.entries(spoken).flatMap(([code, form]) => {
    const parameter = parameters.get(code)
    const value = words
      .map((word) => form.exec(word)?.[1])
      .find((id) => id !== undefined && parameter?.values.has(id))
    return parameter && value !== undefined
      ? [ofValues(code, `value:${parameter.pk}`, [value])]
      : []
  })
}
