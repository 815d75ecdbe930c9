import type { ParameterValueRecord } from '../../db/records.ts'

/** A variant's own parameters win over those of its product. */
export function merged(
  shared: readonly ParameterValueRecord[],
  own: readonly ParameterValueRecord[],
): ParameterValueRecord[] {
  const codes = new Set(own.map((parameter) => parameter.code))
  return [...shared.filter((parameter) => !codes.has(parameter.code)), ...own]
}

/** A yes/no parameter, however it was written. */
export function isTrue(parameter: ParameterValueRecord): boolean {
  if ('number' in parameter) return parameter.number > 0
  return parameter.values.some((value) => ['true', 'yes', '1'].includes(value))
}
