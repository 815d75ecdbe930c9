import type { ParameterValueRecord } from '../../db/columns.ts'
import type { Parameter } from '../../../domain/product/parameter.ts'
import { parameterOf } from './products/dictionary.ts'
import type { TileContext } from './products/tile.ts'

/** Stored parameters in the caller's language; unknown ones are skipped. */
export function parametersOf(
  values: readonly ParameterValueRecord[],
  { dictionary, locale }: TileContext,
): Parameter[] {
  return values.flatMap((value) => parameterOf(dictionary, value, locale) ?? [])
}
