import { api } from '../../domain/api.ts'
import type { VitalsBeacon } from '../../domain/vitals/beacon.ts'
import { cacheOutcomes, connections } from '../../domain/vitals/metrics.ts'
import { activationStart, measureVitals, navigationTiming } from './measure-vitals.ts'

type Page = Pick<VitalsBeacon, 'screen' | 'version'>

/**
 * Measures this page view and reports once, when the page is first hidden: on phones no later event
 * is reliable. A page loaded in the background has no meaningful metrics.
 */
export function reportVitals(page: Page): void {
  if (wasHidden()) return
  const read = measureVitals()
  const send = () => {
    if (!document.hidden) return
    document.removeEventListener('visibilitychange', send)
    const metrics = read()
    if (Object.keys(metrics).length === 0) return
    const beacon = {
      screen: page.screen,
      // Without the display of prices, which `assetVersion` contains too.
      version: page.version.split('.')[0] ?? '',
      cache: cacheOutcome(),
      connection: connectionClass(),
      device: deviceClass(),
      metrics,
    } satisfies VitalsBeacon
    // Without cookies, and without the page's URL in `Referer`.
    fetch(api.vitals, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(beacon),
    }).catch(() => undefined)
  }
  document.addEventListener('visibilitychange', send)
}

function wasHidden(): boolean {
  const since = activationStart()
  const states = performance.getEntriesByType('visibility-state')
  return (
    document.hidden || states.some((entry) => entry.name === 'hidden' && entry.startTime >= since)
  )
}

function cacheOutcome(): VitalsBeacon['cache'] {
  const phases = navigationTiming()?.serverTiming ?? []
  const template = phases.find(({ name }) => name === 'page')?.description
  return cacheOutcomes.find((outcome) => outcome === template) ?? 'unknown'
}

function connectionClass(): VitalsBeacon['connection'] {
  const { connection }: { connection?: { effectiveType?: string } } = Object(navigator)
  return connections.find((type) => type === connection?.effectiveType) ?? 'unknown'
}

function deviceClass(): VitalsBeacon['device'] {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop'
  return Math.min(screen.width, screen.height) < 600 ? 'phone' : 'tablet'
}
