import type { Context } from 'hono'
import { findMenuItem } from '../../../../client/ui/menu-item.ts'
import type { CheckoutNeeds } from '../../../../domain/checkout/checkout-check.ts'
import { needsOf } from '../../../../domain/checkout/checkout-needs.ts'
import type { Shipper } from '../../../../domain/checkout/checkout.ts'
import { menuCodes } from '../../../../domain/site.ts'
import type { AppEnv } from '../../../env.ts'
import { orElse } from '../../../upstream/or-else.ts'
import { publicReads } from '../../../upstream/reads/public-reads.ts'

/**
 * Required fields of an order (spec §4, §5). A CMS outage requires nothing, so it stops no order.
 */
export async function checkoutNeedsFor(
  c: Context<AppEnv>,
  shipper: Pick<Shipper, 'code' | 'requiredAddress' | 'lockers'> | null,
): Promise<CheckoutNeeds> {
  const reads = publicReads(c)
  const menus = await Promise.all(menuCodes.map((code) => orElse(reads.menu(code), null)))
  const found = menus.filter((menu) => menu !== null)
  return needsOf(shipper, { businessTerms: findMenuItem(found, 'businessTerms') !== null })
}
