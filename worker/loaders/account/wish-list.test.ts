import { describe, it } from 'vitest'
import { exampleConfiguration } from '../../../domain/contract/testing/examples/entities/page.ts'
import type { Configuration } from '../../../domain/site.ts'
import { routesOf } from '../../../domain/routes.ts'
import { textOf } from '../../texts.ts'
import type { PrivateInput } from '../screen.ts'
import { loadWishList } from './wish-list.loader.ts'

async function load(features: Configuration['features'], list: unknown) {
  const input = {
    routes: routesOf('de'),
    text: await textOf({ locale: 'de' }),
    store: { wishListInFull: async () => list },
    reads: { configuration: async () => ({ ...exampleConfiguration, features }) },
  }
  // The loader uses nothing else of its input.
  return loadWishList(input as unknown as PrivateInput)
}

describe('§6 wish list', () => {
  it('redirects a guest to the login while guest lists are off', async ({ expect }) => {
    const login = { redirect: '/login?redirect=%2Fuser%2Fwishlist', status: 303 }
    expect(await load({}, null)).toEqual(login)
    expect(await load({ guestWishList: false }, null)).toEqual(login)
  })

  it('shows the browser’s list to a guest when they are on, and the customer’s after the login', async ({
    expect,
  }) => {
    expect(await load({ guestWishList: true }, null)).toMatchObject({
      props: { list: null, isGuest: true },
    })
    const list = { id: 'list', items: [] }
    const own = await load({ guestWishList: true }, list)
    expect(own).toMatchObject({ props: { list }, status: 200 })
    expect(own).not.toHaveProperty('props.isGuest')
  })
})
