import { describe, expect, it } from 'vitest'
import type { PrivateInput } from '../screen.ts'
import { textOf } from '../../texts.ts'
import { loadUserActivate } from './user-activate.loader.ts'

async function load(query: string) {
  // No other input is used, the store least of all.
  const input = { rawQuery: new URLSearchParams(query), text: await textOf({ locale: 'de' }) }
  return loadUserActivate(input as unknown as PrivateInput)
}

describe('§2 user-activate', () => {
  it('asks before it confirms, and is not indexed', async () => {
    const token = 'a'.repeat(43)
    expect(await load(`token=${token}`)).toMatchObject({
      props: { purpose: 'newsletter', state: 'open', token, message: '' },
      head: { title: 'Nur noch ein Klick', noindex: true, canonical: null },
    })
  })

  it.each(['unsubscribe', 'unwatch'])(
    'asks before it unsubscribes or deletes: %s',
    async (purpose) => {
      const token = 'b'.repeat(43)
      expect(await load(`${purpose}=${token}`)).toMatchObject({
        props: { purpose, state: 'open', token },
        head: { title: expect.stringContaining('abbestellen'), noindex: true },
      })
    },
  )

  it.each([
    '',
    'unwatch=kurz',
    'unsubscribe=',
    'token=',
    'token=kurz',
    'token=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  ])('reports a broken link: %s', async (query) => {
    expect(await load(query)).toMatchObject({
      props: { state: 'refused', token: '', message: expect.stringContaining('unvollständig') },
      status: 404,
    })
  })
})
