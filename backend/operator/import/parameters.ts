import { parseCsvFlag } from '../../../domain/operator/csv-flag.ts'
import { parseCsvNumber } from '../../../domain/operator/csv-number.ts'
import { isJsonObject, type JsonObject } from '../../../domain/operator/json.ts'
import type { ParameterValue } from '../../../domain/operator/product-record.ts'
import type { ParameterValueRecord } from '../../db/columns.ts'
import { isTrue } from '../../cms/catalog/parameter-values.ts'
import type { CatalogueNames } from './catalogue-names.ts'

type Parameters = Record<string, ParameterValue>

/** In the format of the columns `parameters`. */
export function storedParameters(parameters: Parameters): ParameterValueRecord[] {
  return Object.entries(parameters).map(([code, value]) => {
    if (typeof value === 'number') return { code, number: value }
    return { code, values: typeof value === 'boolean' ? [String(value)] : value }
  })
}

export function recordParameters(
  stored: readonly ParameterValueRecord[],
  { parameters }: CatalogueNames,
): Parameters {
  return Object.fromEntries(
    stored.map((parameter) => {
      const { code } = parameter
      if (parameters.get(code)?.type === 'boolean') return [code, isTrue(parameter)]
      return [code, 'number' in parameter ? parameter.number : parameter.values]
    }),
  )
}

/** Converts textual parameters of a patch to their parameter's type. */
export function withTypedParameters(patch: JsonObject, names: CatalogueNames): JsonObject {
  const { parameters, variants } = patch
  return {
    ...patch,
    ...(isJsonObject(parameters) ? { parameters: typed(parameters, names) } : {}),
    ...(Array.isArray(variants)
      ? {
          variants: variants.map((variant: unknown) =>
            isJsonObject(variant) ? withTypedParameters(variant, names) : variant,
          ),
        }
      : {}),
  }
}

/** An unconvertible value stays a list, which `checkProduct` refuses by name. */
function typed(parameters: JsonObject, names: CatalogueNames): JsonObject {
  return Object.fromEntries(
    Object.entries(parameters).map(([code, value]) => {
      const type = names.parameters.get(code)?.type
      if (typeof value !== 'string') return [code, value]
      if (type === 'number') {
        const parsed = parseCsvNumber(value)
        return [code, 'value' in parsed ? parsed.value : [value]]
      }
      if (type === 'boolean') return [code, parseCsvFlag(value) ?? [value]]
      return [code, value.split('|').flatMap((part) => part.trim() || [])]
    }),
  )
}
