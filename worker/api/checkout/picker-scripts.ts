import type { PickerProvider } from '../../../domain/checkout/delivery/point-pickers.ts'

interface PickerScript {
  /** URLs of the carrier's script and style sheet. */
  src: string
  style?: string
  /** CSP origins of its scripts, styles and frames. */
  origins: string
  body: (settings: { language: string; country: string }) => string
  /**
   * Defines `start`, which runs after the carrier's script has loaded. It reads `settings` and
   * posts `{ state: 'ready' }`, then `{ state: 'picked', remoteId }` or `{ state: 'closed' }` to
   * the checkout.
   */
  script: string
}

/**
 * Initialisation of each picker (domain notes 4.8): Packeta's library v6, PPL's parcel shop map.
 */
export const pickerScripts: Record<PickerProvider, PickerScript> = {
  packeta: {
    src: 'https://widget.packeta.com/v6/www/js/library.js',
    origins: 'https://widget.packeta.com',
    body: () => '',
    script: `
function start() {
  if (!window.Packeta) return tell({ state: 'failed' })
  const { key, country, language } = settings
  const picked = (point) =>
    tell(point ? { state: 'picked', remoteId: String(point.id) } : { state: 'closed' })
  Packeta.Widget.pick(key, picked, { country, language, appIdentity: 'storefront' })
  tell({ state: 'ready' })
}`,
  },
  ppl: {
    src: 'https://www.ppl.cz/sources/map/main.js',
    style: 'https://www.ppl.cz/sources/map/main.css',
    origins: 'https://www.ppl.cz https://*.ppl.cz',
    // Spec §9: cz, sk, pl and de.
    body: ({ language, country }) =>
      `<div id="ppl-parcelshop-map" data-mode="default" data-language="${language}" data-country="${country}" data-countries="cz,sk,pl,de"></div>`,
    script: `
function start() {
  tell({ state: 'ready' })
}
for (const name of ['ppl-parcelshop-map', 'ppl-accesspointwidget-select']) {
  document.addEventListener(name, ({ detail }) => {
    const remoteId = detail && (detail.code || detail.id)
    tell(remoteId ? { state: 'picked', remoteId: String(remoteId) } : { state: 'closed' })
  })
}`,
  },
}
