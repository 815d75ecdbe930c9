import * as z from 'zod'
import { beforeEach, describe, it, vi } from 'vitest'
import { ProductRecord } from '../../../domain/operator/product-record.ts'
import { exported, inAll } from '../../testing/new-product.ts'
import { operate } from '../../testing/operator.ts'
import { runImport } from '../../testing/run-import.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return () => vi.restoreAllMocks()
})

const fan = {
  id: 'ventilator',
  category: 'A1',
  brand: 'aerotal',
  name: { cs: 'Ventilátor' },
  slug: { cs: 'ventilator' },
  perex: { cs: 'Tichý.' },
  variants: [{ id: 'v-100', catalogCode: 'V-100', prices: { EUR: 20, CZK: 490 } }],
}
const czech = { domains: 'cz=cs' }
const imported = (record: object) => runImport('products', [{ record }], czech)
const named = async () =>
  z
    .array(ProductRecord)
    .parse(await exported())
    .find(({ id }) => id === 'ventilator')

describe('§3 an import of a shop that sells in one language', () => {
  it('gives names and addresses that are left out those of the other language', async ({
    expect,
  }) => {
    const first = await imported(fan)
    expect(first).toMatchObject({ errors: [], new: 1, done: true })
    const stored = await named()
    expect(stored).toMatchObject({ name: inAll('Ventilátor'), slug: inAll('ventilator') })
    expect(stored?.variants[0]?.fullname).toEqual(inAll('Ventilátor'))
    // No visitor of another language reads a text that is not in it.
    expect(stored?.perex).toEqual({ ...inAll(''), cs: 'Tichý.' })
    const again = await imported(fan)
    expect(again).toMatchObject({ new: 0, changed: 0, unchanged: 1 })
  })

  it('names a wrong address once, in its own language', async ({ expect }) => {
    const { errors } = await imported({ ...fan, slug: { cs: 'ventilátor' } })
    expect(errors).toMatchObject([{ line: 2, column: 'slug.cs' }])
    expect(errors[0]?.reason).toContain('without accents')
  })

  it('takes categories, parameters and pages', async ({ expect }) => {
    const parameter = {
      type: 'parameter',
      id: 'barva',
      kind: 'values',
      title: { cs: 'Barva' },
      values: [{ id: 'bila', title: { cs: 'bílá' } }],
    }
    const category = {
      type: 'category',
      id: 'C9',
      title: { cs: 'Mřížky' },
      slug: { cs: 'mrizky' },
      filters: ['barva'],
    }
    const records = [parameter, category].map((record) => ({ record }))
    expect(await runImport('catalogue', records, czech)).toMatchObject({ errors: [], new: 2 })
    const page = {
      type: 'page',
      id: 'ochrana',
      slug: { cs: 'ochrana' },
      title: { cs: 'Podmínky' },
      content: { cs: { type: 'doc', content: [] } },
    }
    expect(await runImport('content', [{ record: page }], czech)).toMatchObject({
      errors: [],
      new: 1,
    })
  })

  it('still asks for the languages that it sells in', async ({ expect }) => {
    const record = { ...fan, id: 'namenlos', name: { de: 'Lüfter' }, variants: [] }
    const { errors } = await runImport('products', [{ record }], { domains: 'cz=cs,de=de' })
    expect(errors.map(({ column }) => column)).toEqual(
      expect.arrayContaining(['name.cs', 'slug.de']),
    )
    expect(errors.map(({ column }) => column)).not.toContain('name.sk')
  })
})

describe('§3 the full name of a variant in cart and invoice', () => {
  const rename = async (changes: object) => {
    const record = { id: 'ventilator', ...changes }
    expectNoErrors(await imported(record))
    return (await named())?.variants[0]?.fullname
  }
  const expectNoErrors = ({ errors }: { errors: readonly unknown[] }) => {
    if (errors.length > 0) throw new Error(JSON.stringify(errors))
  }

  it('follows the name of the product, unless it has one of its own', async ({ expect }) => {
    expectNoErrors(await imported(fan))
    expect(await rename({ name: { cs: 'Větrák' } })).toEqual({
      ...inAll('Ventilátor'),
      cs: 'Větrák',
    })
    const own = { id: 'v-100', fullname: { cs: 'Větrák do zdi' } }
    expect(await rename({ variants: [own] })).toMatchObject({ cs: 'Větrák do zdi' })
    expect(await rename({ name: inAll('Fan') })).toEqual({ ...inAll('Fan'), cs: 'Větrák do zdi' })
  })
})

describe('a price that its currency does not have', () => {
  it('is refused with the reason', async ({ expect }) => {
    const { errors } = await runImport('products', [
      { record: { ...fan, variants: [{ ...fan.variants[0], prices: { EUR: 2.005, CZK: 89.9 } }] } },
    ])
    expect(errors.map(({ reason }) => reason).toSorted()).toEqual([
      '2.005 is no price in EUR, which has 2 decimal places',
      '89.9 is no price in CZK, which has whole amounts',
    ])
    const { response } = await operate({
      method: 'PUT',
      path: '/operator/prices',
      body: { prices: [{ variant: 'pflicht-100', currency: 'CZK', amount: 89.9 }] },
    })
    expect(JSON.stringify(response)).toContain('89.9 is no price in CZK, which has whole amounts')
  })
})

describe('a shop that has given up a currency', () => {
  it('keeps its prices, and takes changes and its own export', async ({ expect }) => {
    const euros = { vars: { CURRENCIES: 'EUR' } }
    const records = (await exported()).map((record) => ({ record: Object(record) }))
    expect(await runImport('products', records, euros)).toMatchObject({
      errors: [],
      unchanged: records.length,
    })
    const renamed = { id: 'letzter', name: inAll('Der Allerletzte') }
    const changed = await runImport('products', [{ record: renamed }], euros)
    expect(changed).toMatchObject({ errors: [], changed: 1, done: true })
    const record = {
      id: 'letzter',
      variants: [{ id: 'last1', prices: { CZK: 1 } }],
    }
    const { errors } = await runImport('products', [{ record }], euros)
    expect(errors.map(({ reason }) => reason)).toEqual(['the shop does not sell in CZK'])
  })
})
