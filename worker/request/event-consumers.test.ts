import { describe, it } from 'vitest'
import { allowsThirdParties, type ScreenName } from '../../domain/routes.ts'
import { screenRoutes } from '../../domain/screens/screens.gen.ts'
import { readConfig } from '../env.ts'
import { documentHeaders } from '../render/security-headers.ts'
import { testEnv } from '../testing/fake-backend.ts'
import { eventConsumers } from './event-consumers.ts'

const configOf = (variables: Record<string, string> = {}) =>
  readConfig(testEnv(() => new Response(), variables))
const all = {
  TAG_MANAGER_URL: 'https://tags.example/gtm.js?id=X',
  TAG_MANAGER_HOSTS: 'collect.example, img.example',
  HEUREKA_KEYS: 'cz=public-key-cz,sk=public-key-sk',
  ZBOZI_ID: '12345',
}
const policyOf = (variables?: Record<string, string>, screen: ScreenName = 'home') =>
  new Headers(documentHeaders(configOf(variables), null, screen)).get('Content-Security-Policy') ??
  ''

describe('§7 third parties', () => {
  it('are none unless configured', ({ expect }) => {
    expect(eventConsumers(configOf(), 'CZE')).toBeUndefined()
    expect(policyOf()).toContain("script-src 'self';")
    expect(policyOf()).toContain("connect-src 'self';")
  })

  it('are those of the country', ({ expect }) => {
    const tagManager = { url: all.TAG_MANAGER_URL }
    expect(eventConsumers(configOf(all), 'CZE')).toEqual({
      tagManager,
      heureka: { key: 'public-key-cz', country: 'cz' },
      zbozi: { id: '12345', type: 'standard' },
    })
    expect(eventConsumers(configOf(all), 'SVK')).toEqual({
      tagManager,
      heureka: { key: 'public-key-sk', country: 'sk' },
    })
    expect(eventConsumers(configOf(all), 'DEU')).toEqual({ tagManager })
  })

  it('§9 UTM cookie: a page stores campaigns when CAMPAIGN_COOKIE is on', ({ expect }) => {
    expect(eventConsumers(configOf({ CAMPAIGN_COOKIE: '1' }), 'DEU')).toEqual({ campaigns: true })
    expect(eventConsumers(configOf({ CAMPAIGN_COOKIE: '' }), 'DEU')).toBeUndefined()
  })

  it('never receive the secret keys of orders', ({ expect }) => {
    const secret = { ...all, HEUREKA_CERTIFICATION_KEYS: 'cz=very-secret-key' }
    expect(JSON.stringify(eventConsumers(configOf(secret), 'CZE'))).not.toContain('very-secret')
  })

  it('ASVS 3.4.3: are excluded from every personal page but the finished order', ({ expect }) => {
    for (const [screen, { access }] of Object.entries(screenRoutes)) {
      // Object.entries loses the key type.
      const name = screen as ScreenName
      const isOpen = access === 'public' || name === 'checkout-finished'
      expect(allowsThirdParties(name), name).toBe(isOpen)
      expect(policyOf(all, name).includes('tags.example'), name).toBe(isOpen)
    }
  })

  it('§7 chat: may load frames, style sheets and sockets, in public pages only', ({ expect }) => {
    const chat = { CHAT_URL: 'https://chat.example/loader.js', CHAT_HOSTS: 'files.example' }
    expect(eventConsumers(configOf(chat), 'DEU')).toEqual({ chat: { url: chat.CHAT_URL } })
    const origins = 'https://chat.example https://files.example'
    expect(policyOf(chat).split('; ')).toEqual(
      expect.arrayContaining([
        `script-src 'self' ${origins}`,
        `style-src 'self' ${origins}`,
        `frame-src 'self' ${origins}`,
        `connect-src 'self' ${origins} wss://chat.example wss://files.example`,
      ]),
    )
    expect(policyOf(chat, 'checkout-info')).toBe(policyOf({}, 'checkout-info'))
    expect(policyOf()).not.toContain('frame-src')
    expect(policyOf({ TAG_MANAGER_URL: all.TAG_MANAGER_URL })).not.toMatch(/frame-src|wss:/)
  })

  it('may be loaded and connected to, and no other origin', ({ expect }) => {
    const policy = policyOf({
      TAG_MANAGER_URL: all.TAG_MANAGER_URL,
      TAG_MANAGER_HOSTS: 'a.example',
    })
    expect(policy).toContain("script-src 'self' https://tags.example https://a.example;")
    expect(policy).toContain("connect-src 'self' https://tags.example https://a.example;")
    expect(policy).not.toContain('heureka')
  })

  it.for([
    [{ TAG_MANAGER_URL: 'http://tags.example/x.js' }],
    [{ TAG_MANAGER_HOSTS: 'https://a.example; script-src *' }],
    [{ CHAT_URL: 'javascript:alert(1)' }],
    [{ CHAT_HOSTS: "chat.example 'unsafe-inline'" }],
    [{ HEUREKA_KEYS: 'hu=some-key-123' }],
    [{ HEUREKA_KEYS: 'cz=a b' }],
    [{ ZBOZI_ID: '"><' }],
  ])('refuse to start with a message for an invalid value: %j', ([variables], { expect }) => {
    expect(() => configOf(variables)).toThrow('configuration is wrong')
  })
})
