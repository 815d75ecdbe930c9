import type { ParameterValueRecord } from '../../db/columns.ts'

/** A variant's own parameters override those of its product. */
export function merged(
  shared: readonly ParameterValueRecord[],
  own: readonly ParameterValueRecord[],
): ParameterValueRecord[] {
  const codes = new Set(own.map((parameter) => parameter.code))
  return [...shared.filter((parameter) => !codes.has(parameter.code)), ...own]
}

/** A boolean parameter in any notation. */
export function isTrue(parameter: ParameterValueRecord): boolean {
  if ('number' in parameter) return parameter.number > 0
  return parameter.values.some((value) => ['true', 'yes', '1'].includes(value))
}
