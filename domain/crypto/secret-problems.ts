/** Different characters of the simplest secret that somebody could have generated. */
const minCharacters = 6

interface SecretProblem {
  name: string
  problem: string
}

/**
 * What is wrong with the secrets of a Worker, by their names; empty ones are not set. Their length
 * is checked by the schema of each.
 */
export function secretProblems(secrets: Readonly<Record<string, string>>): SecretProblem[] {
  const entries = Object.entries(secrets).filter(([, secret]) => secret !== '')
  return entries.flatMap(([name, secret], index) => {
    const same = entries.slice(0, index).find((other) => other[1] === secret)?.[0]
    const problem = problemOf(secret) ?? (same ? `is the same as ${same}` : null)
    return problem ? [{ name, problem }] : []
  })
}

function problemOf(secret: string): string | null {
  // A header would not carry it unchanged; with spaces it is a command or a sentence.
  if (!/^[!-~]*$/.test(secret)) {
    return 'has a space, a line end or a letter that is not ASCII: openssl rand -base64 32'
  }
  if (new Set(secret).size < minCharacters) return 'can be guessed: openssl rand -base64 32'
  return null
}
