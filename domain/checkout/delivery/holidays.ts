import { addDays, yearOf } from '../../time/day.ts'

interface Holiday {
  /** `12-24`, or days after Easter Sunday. */
  day: string | number
  /** First year as a public holiday. */
  since?: number
  /** Last year as a public holiday. */
  until?: number
  /** Years in which a law made it an ordinary day. */
  notIn?: readonly number[]
}

const fixed = (...days: string[]): Holiday[] => days.map((day) => ({ day }))
const goodFriday: Holiday = { day: -2 }
const easterMonday: Holiday = { day: 1 }
const ascension: Holiday = { day: 39 }
const whitMonday: Holiday = { day: 50 }
const corpusChristi: Holiday = { day: 60 }

/** Nationwide public holidays without parcel delivery (domain notes 4.4), with exceptions. */
const calendars = new Map<string, readonly Holiday[]>([
  [
    'CZE',
    [
      ...fixed('01-01', '05-01', '05-08', '07-05', '07-06', '09-28', '10-28', '11-17'),
      ...fixed('12-24', '12-25', '12-26'),
      goodFriday,
      easterMonday,
    ],
  ],
  [
    'SVK',
    [
      ...fixed('01-01', '01-06', '05-01', '07-05', '08-29', '11-01', '12-24', '12-25', '12-26'),
      // Consolidation acts: worked in 2026 only; 1 September since 2024; 17 November since 2025.
      { day: '05-08', notIn: [2026] },
      { day: '09-15', notIn: [2026] },
      { day: '09-01', until: 2023 },
      { day: '11-17', until: 2024 },
      goodFriday,
      easterMonday,
    ],
  ],
  [
    'DEU',
    [
      ...fixed('01-01', '05-01', '10-03', '12-25', '12-26'),
      goodFriday,
      easterMonday,
      ascension,
      whitMonday,
    ],
  ],
  [
    'AUT',
    [
      ...fixed('01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'),
      easterMonday,
      ascension,
      whitMonday,
      corpusChristi,
    ],
  ],
  [
    // Countries with pick-up points only (spec §9).
    'POL',
    [
      ...fixed('01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-25', '12-26'),
      { day: '12-24', since: 2025 },
      easterMonday,
      corpusChristi,
    ],
  ],
])

const tables = new Map<string, ReadonlySet<string>>()

/** Whether a day (`2026-12-24`) is a public holiday of a country (ISO 3166-1 alpha-3). */
export function isHoliday(date: string, country: string): boolean {
  return holidaysOf(country, yearOf(date)).has(date)
}

/** Holidays of one year, memoised because every promise reads them for every day. */
function holidaysOf(country: string, year: number): ReadonlySet<string> {
  const name = `${country}${year}`
  const known = tables.get(name)
  if (known) return known
  const days = (calendars.get(country) ?? [])
    .filter(
      ({ since = 0, until = Infinity, notIn = [] }) =>
        year >= since && year <= until && !notIn.includes(year),
    )
    .map(({ day }) => dateOf(day, year))
  const table = new Set(days)
  if (calendars.has(country)) tables.set(name, table)
  return table
}

function dateOf(day: string | number, year: number): string {
  return typeof day === 'string' ? `${year}-${day}` : addDays(easterSunday(year), day)
}

/** Gregorian computus (Meeus, Jones, Butcher). */
export function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const skipped = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * shift + 114
  const month = String(Math.floor(days / 31)).padStart(2, '0')
  return `${year}-${month}-${String((days % 31) + 1).padStart(2, '0')}`
}
