import { isIdList } from '../storage/is-id-list.ts'
import { persistedSignal } from '../storage/persisted-signal.ts'

const maxStored = 60

/** `consumer:order code` of reported orders, so that a reload does not report twice (spec §7). */
const sentOrders = persistedSignal({
  key: 'sent-orders',
  privacy: 'device',
  version: 1,
  accepts: isIdList,
  initial: [],
})

const entryOf = (consumer: string, orderCode: string) => `${consumer}:${orderCode}`

export function isOrderSent(consumer: string, orderCode: string): boolean {
  return sentOrders.peek().includes(entryOf(consumer, orderCode))
}

export function markOrderSent(consumer: string, orderCode: string) {
  sentOrders.value = [...sentOrders.peek(), entryOf(consumer, orderCode)].slice(-maxStored)
}
