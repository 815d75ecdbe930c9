/** Landing path of operators and identity providers, with a single-use token. */
export function landingPath(token: string): string {
  return `/auth/proxy?token=${encodeURIComponent(token)}`
}
