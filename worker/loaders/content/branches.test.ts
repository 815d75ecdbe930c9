import { describe, it } from 'vitest'
import { exampleBranch } from '../../../domain/contract/testing/examples/entities/branch.ts'
import { loadBranch } from './branch.loader.ts'
import { loadBranches } from './branches.loader.ts'
import { fakeInput } from '../../testing/fake-input.ts'
import { exampleGlobals } from '../../../domain/contract/testing/examples/entities/globals.ts'

const { page_meta } = exampleBranch
const brno = {
  ...exampleBranch,
  _id: 'brno',
  title: 'LuftBasis Brno',
  region: 'Südmähren',
  services: ['Abholung'],
  gps_latitude: 49.1672,
  gps_longitude: 16.5966,
  page_meta: { ...page_meta, slug: 'brno' },
}
const wien = { ...brno, _id: 'wien', gps_latitude: 48.1772, gps_longitude: 16.3713, page_meta }
const reads = { branches: async () => [exampleBranch, brno] }

async function found(address: string) {
  const loaded = await loadBranches(await fakeInput(address, reads))
  if (!loaded || !('props' in loaded)) throw new Error('no page')
  return loaded
}

describe('§2 the list of branches', () => {
  it('is filtered by region and service, with one canonical URL', async ({ expect }) => {
    const { props, head } = await found('/niederlassungen?region=sudmahren&service=abholung')
    expect(props.branches.map(({ id }) => id)).toEqual(['brno'])
    expect(props.regions).toContainEqual({ value: 'sudmahren', title: 'Südmähren' })
    expect(head.canonical).toBe('https://shop.test/niederlassungen')
    const both = await found('/niederlassungen?region=sudmahren&service=beratung')
    expect(both.props.branches).toEqual([])
  })

  it('shows all for an unknown filter', async ({ expect }) => {
    for (const query of ['region=mond', 'service=%00', 'region=', 'region=../x']) {
      const { props } = await found(`/niederlassungen?${query}`)
      expect(props.branches, query).toHaveLength(2)
      expect(props.region, query).toBe('')
    }
  })
})

describe('§2 a branch', () => {
  it('is a Store with its hours, and links to the nearest others', async ({ expect }) => {
    const loaded = await loadBranch(
      await fakeInput('/niederlassung/brno', {
        branch: async () => brno,
        globals: async () => exampleGlobals,
        branchPins: async () => [exampleBranch, brno, wien],
      }),
    )
    if (!loaded || !('props' in loaded)) throw new Error('no page')
    expect(loaded.props.nearby.map(({ id, km }) => [id, Math.round(km)])).toEqual([
      ['wien', 111],
      ['leipzig', 385],
    ])
    expect(loaded.head.jsonLd[0]).toMatchObject({
      '@type': 'Store',
      url: 'https://shop.test/niederlassung/brno',
      openingHoursSpecification: [
        { dayOfWeek: ['https://schema.org/Monday'], opens: '08:00', closes: '12:00' },
        { dayOfWeek: ['https://schema.org/Monday'], opens: '12:30', closes: '17:00' },
      ],
    })
  })

  it('is shown without the others when these fail', async ({ expect }) => {
    const loaded = await loadBranch(
      await fakeInput('/niederlassung/brno', {
        branch: async () => brno,
        globals: async () => exampleGlobals,
        branchPins: async () => Promise.reject(new Error('down')),
      }),
    )
    expect(loaded).toMatchObject({ props: { nearby: [] } })
  })

  it('answers 404 when the CMS has none of that slug', async ({ expect }) => {
    const input = await fakeInput('/niederlassung/x', {
      branch: async () => null,
      globals: async () => exampleGlobals,
      branchPins: async () => [],
    })
    expect(await loadBranch(input)).toBeNull()
  })
})
