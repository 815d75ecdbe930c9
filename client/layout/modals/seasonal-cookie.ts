const name = 'seasonal'
/** Spec §9: a hundred days. */
const seconds = 100 * 24 * 60 * 60

export function hasSeenSeasonal(cookies: string): boolean {
  return cookies.split(/;\s*/).includes(`${name}=1`)
}

/** Stores that the modal was shown. */
export function seasonalCookie(): string {
  return `${name}=1; Path=/; Max-Age=${seconds}; SameSite=Lax`
}

/** Clears it. */
export function noSeasonalCookie(): string {
  return `${name}=; Path=/; Max-Age=0; SameSite=Lax`
}
