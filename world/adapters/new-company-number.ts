let round = 0

/** Czech company number (IČO) not used before: eight digits with a check digit (spec §5 tin). */
export function newCompanyNumber(): string {
  const digits = String(2_700_000 + ++round)
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (8 - index), 0)
  return digits + String((11 - (sum % 11)) % 10)
}
