/** The upstream does not keep to the contract. */
export class Violation extends Error {
  override name = 'Violation'
}

/** The upstream answers a call with 404, which only optional ones may. */
export class Absent extends Error {
  override name = 'Absent'
}

/** Another check, or an option of the command, has not given what this one needs. */
export class Skipped extends Error {
  override name = 'Skipped'
}

export function required<T>(value: T | null | undefined, missing: string): T {
  if (value === null || value === undefined) throw new Skipped(missing)
  return value
}

export function holds(condition: boolean, otherwise: string): void {
  if (!condition) throw new Violation(otherwise)
}
