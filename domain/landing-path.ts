/** Where operators and providers of identities send a browser to, with a token that is good once. */
export function landingPath(token: string): string {
  return `/auth/proxy?token=${encodeURIComponent(token)}`
}
