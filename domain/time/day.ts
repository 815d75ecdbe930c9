/** Time zone of the shop's days and cut-offs (spec §9). */
export const shopTimeZone = 'Europe/Paris'

// Swedish formats dates as ISO: `2026-11-21 13:05`.
const shopClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: shopTimeZone,
  dateStyle: 'short',
  timeStyle: 'short',
})

interface ShopTime {
  readonly day: string
  readonly time: string
}

/** By minute: one delivery date reads the same few several times, and formatting one is slow. */
const minutes = new Map<number, ShopTime>()
const maxMinutes = 500

/** Day and time of an instant in the shop's time zone: `2026-11-21` and `13:05`. */
export function shopTime(instant: Date): ShopTime {
  const minute = Math.floor(instant.getTime() / 60_000)
  const known = minutes.get(minute)
  if (known) return known
  const [day = '', time = ''] = shopClock.format(instant).split(' ')
  if (minutes.size >= maxMinutes) minutes.clear()
  minutes.set(minute, { day, time })
  return { day, time }
}

/** The instant of a day and time in the shop's time zone. */
export function shopInstant(day: string, time: string): Date {
  const asIfGreenwich = new Date(`${day}T${time}:00Z`)
  const shown = shopTime(asIfGreenwich)
  const ahead = Date.parse(`${shown.day}T${shown.time}:00Z`) - asIfGreenwich.getTime()
  return new Date(asIfGreenwich.getTime() - ahead)
}

/** In the shop's time zone, whose days vouchers have. */
export function startOfYear(year: number): string {
  return shopInstant(`${year}-01-01`, '00:00').toISOString()
}

/** Adds days to a day, both as `2026-11-21`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

/** ISO weekday: 1 is Monday, 7 Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

export function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}
