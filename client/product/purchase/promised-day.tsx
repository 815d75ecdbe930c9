import { useState } from 'react'
import type { DeliveryTerms } from '../../../domain/checkout/checkout.ts'
import { promiseDelivery } from '../../../domain/checkout/delivery/promise-delivery.ts'
import { promiseText } from '../../../domain/checkout/delivery/promise-text.ts'
import { useShop } from '../../shop.tsx'
import { useShopClock } from '../../ui/time/use-shop-clock.ts'

interface PromisedDayProps {
  terms: DeliveryTerms
  delayDays: number
  short: boolean
}

/** `Lieferung Dienstag, 24. November`, while that is valid. */
export function PromisedDay({ terms, delayDays, short }: PromisedDayProps) {
  const { context, text } = useShop()
  const [opened] = useState(() => new Date().toISOString())
  const now = useShopClock(opened, [terms.closesAt])
  const { country, locale } = context
  const shipper = shipperOf(terms)
  const promise = promiseDelivery({ now, delayDays, shipper, country })
  return promiseText(promise, { type: shipper.type, locale, now, short }, text)
}

/** A delivery of which only the terms are known. */
export function shipperOf(terms: DeliveryTerms) {
  return { type: 'DELIVERY', delivery: { ...terms, nearestDeliveryDate: '' } } as const
}
