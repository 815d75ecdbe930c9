import { visibleInfoBoxes } from '../../domain/content/visible-info-boxes.ts'
import type { Configuration } from '../../domain/frame.ts'

/**
 * Configuration as pages of this domain show it: what an editor has switched off for it
 * (`domainEnabled`), and info boxes without a colour, cost no page a byte.
 */
export function onThisDomain(configuration: Configuration): Configuration {
  const { cart, topBanner, infoBoxes } = configuration
  const isOn = cart.domainEnabled !== false
  return {
    ...configuration,
    cart: isOn ? cart : { shippingInfo: '', paymentInfo: '' },
    topBanner: topBanner?.domainEnabled === false ? null : topBanner,
    infoBoxes: visibleInfoBoxes(infoBoxes),
  }
}
