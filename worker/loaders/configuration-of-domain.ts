import { visibleInfoBoxes } from '../../domain/content/visible-info-boxes.ts'
import type { Configuration } from '../../domain/site.ts'

/**
 * Content configuration as shown on this domain: entries that an editor has disabled here
 * (`domainEnabled`) and info boxes without a colour are dropped, so pages do not carry them.
 */
export function configurationOfDomain(configuration: Configuration): Configuration {
  const { cart, topBanner, infoBoxes } = configuration
  const isOn = cart.domainEnabled !== false
  return {
    ...configuration,
    cart: isOn ? cart : { shippingInfo: '', paymentInfo: '' },
    topBanner: topBanner?.domainEnabled === false ? null : topBanner,
    infoBoxes: visibleInfoBoxes(infoBoxes),
  }
}
