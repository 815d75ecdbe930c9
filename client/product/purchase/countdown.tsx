import { useEffect, useState } from 'react'
import type { DeliveryTerms } from '../../../domain/checkout/checkout.ts'
import { promiseDelivery } from '../../../domain/checkout/delivery/promise-delivery.ts'
import { momentText, promiseText } from '../../../domain/checkout/delivery/promise-text.ts'
import { useShop } from '../../shop.tsx'
import { shipperOf } from './promised-day.tsx'

const minute = 60_000
const day = 24 * 60 * minute

/** `Bestellen Sie in den nächsten 2 Std. 13 Min.: Lieferung Dienstag, 24. November`. */
export function Countdown({ terms }: { terms: DeliveryTerms }) {
  const { context, text } = useShop()
  const { country, locale } = context
  const now = useMinute()
  const shipper = shipperOf(terms)
  const delivery = promiseDelivery({ now, delayDays: 0, shipper, country })
  const orderBy = delivery.kind === 'date' ? delivery.orderBy : null
  const promise = promiseText(delivery, { type: shipper.type, locale, now }, text)
  if (orderBy === null) return promise
  const left = Date.parse(orderBy) - now.getTime()
  if (left > day) return text('product.cutOff.by', { time: momentText(orderBy, locale), promise })
  const minutes = Math.ceil(left / minute)
  const params = { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
  const key = params.hours > 0 ? 'product.cutOff.hours' : 'product.cutOff.minutes'
  return text('product.cutOff.within', { time: text(key, params), promise })
}

/** The current minute, also after the tab was in the background. */
function useMinute(): Date {
  const [now, setNow] = useState(() => Math.floor(Date.now() / minute))
  useEffect(() => {
    const check = () => setNow(Math.floor(Date.now() / minute))
    const timer = setInterval(check, 5000)
    addEventListener('pageshow', check)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      removeEventListener('pageshow', check)
      document.removeEventListener('visibilitychange', check)
    }
  }, [])
  return new Date(now * minute)
}
