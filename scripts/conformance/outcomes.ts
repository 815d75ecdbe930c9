/* What a check throws if it does not end with a kept rule. */

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

/** What an earlier check has found; skips this one if it has found nothing. */
export function required<T>(value: T | null | undefined, missing: string): T {
  if (value === null || value === undefined) throw new Skipped(missing)
  return value
}

/** Throws a Violation unless the rule is kept. */
export function ensure(isKept: boolean, otherwise: string): void {
  if (!isKept) throw new Violation(otherwise)
}
