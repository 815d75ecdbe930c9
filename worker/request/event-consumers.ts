import type { EventConsumers } from '../../domain/event-consumers.ts'
import type { Config } from '../env.ts'

/** Countries of the two Heureka sites. */
const sites: Record<string, 'cz' | 'sk'> = { CZE: 'cz', SVK: 'sk' }

/** Heureka site of a country; undefined if there is none. */
export function heurekaSite(country: string): 'cz' | 'sk' | undefined {
  return sites[country]
}

/** Event consumers of a shop's country; undefined if there are none. */
export function eventConsumers(config: Config, country: string): EventConsumers | undefined {
  const { TAG_MANAGER_URL, CHAT_URL, HEUREKA_KEYS, ZBOZI_ID, ZBOZI_TYPE } = config
  const site = heurekaSite(country)
  const key = site && HEUREKA_KEYS[site]
  const consumers: EventConsumers = {
    ...(config.CAMPAIGN_COOKIE ? { campaigns: true } : {}),
    ...(CHAT_URL ? { chat: { url: CHAT_URL } } : {}),
    ...(TAG_MANAGER_URL ? { tagManager: { url: TAG_MANAGER_URL } } : {}),
    ...(site && key ? { heureka: { key, country: site } } : {}),
    ...(ZBOZI_ID && site === 'cz' ? { zbozi: { id: ZBOZI_ID, type: ZBOZI_TYPE } } : {}),
  }
  return Object.keys(consumers).length > 0 ? consumers : undefined
}

/** CSP origins of scripts and connections, for the configured consumers. */
export function consumerOrigins(config: Config): string[] {
  const { TAG_MANAGER_URL, TAG_MANAGER_HOSTS, HEUREKA_KEYS, ZBOZI_ID } = config
  return [
    ...(TAG_MANAGER_URL ? [new URL(TAG_MANAGER_URL).origin] : []),
    ...TAG_MANAGER_HOSTS.map((host) => `https://${host}`),
    ...chatOrigins(config),
    ...Object.keys(HEUREKA_KEYS).map((site) => `https://www.heureka.${site}`),
    ...(ZBOZI_ID ? ['https://c.seznam.cz', 'https://c.imedia.cz'] : []),
  ]
}

/** Those of the chat, which alone may have frames, style sheets and open connections. */
export function chatOrigins({ CHAT_URL, CHAT_HOSTS }: Config): string[] {
  return CHAT_URL ? [new URL(CHAT_URL).origin, ...CHAT_HOSTS.map((host) => `https://${host}`)] : []
}
