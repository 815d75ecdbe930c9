import { env } from 'cloudflare:test'
import { describe, it, vi } from 'vitest'
import { findCompany } from '../../../domain/contract/store-services.ts'
import { checkTin } from '../../../domain/validation/tin.ts'
import { request } from '../../testing/request.ts'
import { requestAres } from './request-ares.ts'

describe('§7 GET ares/ico', () => {
  const read = (ico: string, locale = 'cs') => request(findCompany, { query: { ico }, locale })

  it('has about thirty companies, all with valid check digits', async ({ expect }) => {
    const { results } = await env.DB.prepare('SELECT tin FROM company').all<{ tin: string }>()
    expect(results.length).toBeGreaterThanOrEqual(30)
    for (const { tin } of results) {
      expect(checkTin(tin, 'CZE')).toBeNull()
      expect((await read(tin)).response.data.address.country).toBe('CZE')
    }
  })

  it('finds a company, with or without spaces', async ({ expect }) => {
    const tin = await env.DB.prepare('SELECT tin FROM company ORDER BY tin LIMIT 1').first('tin')
    const spaced = String(tin).replace(/^(...)(...)/, '$1 $2 ')
    expect((await read(spaced)).response.data).toEqual({
      tin,
      vatin: `CZ${tin}`,
      businessName: 'Vzduchotechnika Borovec s.r.o.',
      address: {
        street: 'Nádražní',
        houseNumber: '214/8',
        city: 'Kolín',
        postcode: '280 02',
        country: 'CZE',
      },
    })
  })

  it.for(['', '12345678', '1234567890', 'abcdefgh', `' OR '1'='1`])(
    '§5 tin: refuses %s for its check digit',
    async (ico, { expect }) => {
      expect((await read(ico, 'de')).errors[0]).toMatchObject({ status: 422, field: 'ico' })
    },
  )

  it('answers 404 for an unknown number', async ({ expect }) => {
    expect((await read('27074358')).errors[0]).toMatchObject({
      status: 404,
      title: 'K tomuto IČO jsme žádnou firmu nenašli.',
    })
  })
})

describe('the public register', () => {
  const subject = {
    ico: '27074358',
    obchodniJmeno: 'Zkouška s.r.o.',
    dic: 'CZ27074358',
    sidlo: {
      nazevUlice: 'Dlouhá',
      cisloDomovni: 730,
      cisloOrientacni: 35,
      cisloOrientacniPismeno: 'a',
      nazevObce: 'Praha',
      psc: 11000,
    },
  }
  const register = (response: () => Response) =>
    requestAres('https://register.test', '27074358', async () => response())

  it('is parsed in its address format', async ({ expect }) => {
    expect(await register(() => Response.json(subject))).toEqual({
      tin: '27074358',
      vatin: 'CZ27074358',
      businessName: 'Zkouška s.r.o.',
      address: {
        street: 'Dlouhá',
        houseNumber: '730/35a',
        city: 'Praha',
        postcode: '110 00',
        country: 'CZE',
      },
    })
    const village = { nazevCastiObce: 'Lhota', nazevObce: 'Horní Lhota', cisloDomovni: 7 }
    expect(await register(() => Response.json({ ...subject, sidlo: village }))).toMatchObject({
      address: { street: 'Lhota', houseNumber: '7', postcode: '' },
    })
  })

  it('has no entry for an unknown number or a dissolved company', async ({ expect }) => {
    expect(await register(() => new Response(null, { status: 404 }))).toBeNull()
    const over = { ...subject, datumZaniku: '2020-01-01' }
    expect(await register(() => Response.json(over))).toBeNull()
  })

  it.for([
    () => new Response('down', { status: 503 }),
    () => new Response('<html>'),
    () => Response.json({ ico: 1 }),
    () => {
      throw new TypeError('network')
    },
  ])('is refused clearly while it does not answer %#', async (response, { expect }) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await expect(register(response)).rejects.toMatchObject({
      status: 422,
      reasons: [{ code: 'register_unavailable' }],
    })
    expect(warned).toHaveBeenCalled()
  })
})
