import type { Parameter } from './parameter.ts'

export interface ParameterGroup {
  title: string
  parameters: Parameter[]
}

/** Shown only with a number above 0 or with values (spec §5). */
export function isVisibleParameter({ number, values }: Parameter): boolean {
  return (number ?? 0) > 0 || values.length > 0
}

/** Visible parameters of a product page by group, groups in order of first appearance. */
export function parameterGroups(parameters: Parameter[]): ParameterGroup[] {
  const groups = new Map<string, Parameter[]>()
  for (const parameter of parameters.filter(isVisibleParameter)) {
    if (parameter.hideProductDetail) continue
    groups.set(parameter.group, [...(groups.get(parameter.group) ?? []), parameter])
  }
  return [...groups].map(([title, members]) => ({ title, parameters: members }))
}

/** Parameters of a variant before shared ones; the first of a code counts. */
export function mergedParameters(own: Parameter[], shared: Parameter[]): Parameter[] {
  const codes = new Set(own.map(({ code }) => code))
  return [...own, ...shared.filter(({ code }) => !codes.has(code))]
}
