import * as z from 'zod'
import type { Company } from '../../../domain/contract/store-services.ts'
import { Refusal } from '../../contract/refusal.ts'
import { log } from '../../request/log.ts'

const patience = 2000

/** Used fields of the Czech register (ares.gov.cz, REST, `ekonomicke-subjekty`). */
const Subject = z.object({
  ico: z.string(),
  obchodniJmeno: z.string(),
  dic: z.string().default(''),
  /** Day of the company's dissolution. */
  datumZaniku: z.string().optional(),
  sidlo: z
    .object({
      nazevUlice: z.string().optional(),
      nazevCastiObce: z.string().optional(),
      nazevObce: z.string().default(''),
      cisloDomovni: z.number().optional(),
      cisloOrientacni: z.number().optional(),
      cisloOrientacniPismeno: z.string().default(''),
      psc: z.number().optional(),
    })
    .default({ nazevObce: '', cisloOrientacniPismeno: '' }),
})
type Seat = z.infer<typeof Subject>['sidlo']

/** A company of the public register; null if unknown or dissolved. */
export async function requestAres(
  baseUrl: string,
  tin: string,
  send: typeof fetch = fetch,
): Promise<Company | null> {
  try {
    const response = await send(`${baseUrl}/${tin}`, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
      redirect: 'manual',
    })
    if (response.status === 404) {
      await response.body?.cancel()
      return null
    }
    if (!response.ok) throw new Error(`status ${response.status}`)
    const subject = Subject.parse(await response.json())
    return subject.datumZaniku ? null : companyOf(subject)
  } catch (error) {
    log('warn', 'ares-failure', { detail: error instanceof Error ? error.name : 'unknown' })
    throw new Refusal(422, { key: 'registerUnavailable', code: 'register_unavailable' })
  }
}

function companyOf({ ico, obchodniJmeno, dic, sidlo }: z.infer<typeof Subject>): Company {
  return {
    tin: ico,
    vatin: dic,
    businessName: obchodniJmeno.slice(0, 120),
    address: {
      // Addresses of villages without street names use the village's name.
      street: sidlo.nazevUlice ?? sidlo.nazevCastiObce ?? sidlo.nazevObce,
      houseNumber: houseNumberOf(sidlo),
      city: sidlo.nazevObce,
      postcode: String(sidlo.psc ?? '').replace(/^(\d{3})(\d{2})$/, '$1 $2'),
      country: 'CZE',
    },
  }
}

/** `1268/28a`: the number in the municipality and the one in the street. */
function houseNumberOf({ cisloDomovni, cisloOrientacni, cisloOrientacniPismeno }: Seat): string {
  const inStreet =
    cisloOrientacni === undefined ? '' : `${cisloOrientacni}${cisloOrientacniPismeno}`
  return [cisloDomovni ?? '', inStreet].filter((part) => part !== '').join('/')
}
