import type { Parameter } from '../../../domain/product/parameter.ts'
import { fromJson } from '../../db/json.ts'
import type { ParameterValueRecord } from '../../db/records.ts'
import { parameterOf } from './products/dictionary.ts'
import type { TileContext } from './products/tile.ts'

/** Stored parameters in the caller's language; those that the dictionary lacks are left out. */
export function parametersOf(json: string, { dictionary, locale }: TileContext): Parameter[] {
  return fromJson<ParameterValueRecord[]>(json).flatMap(
    (record) => parameterOf(dictionary, record, locale) ?? [],
  )
}
