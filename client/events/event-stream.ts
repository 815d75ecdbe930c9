import type { ShopEvent } from './event.ts'

export type ConsentCategory = 'statistics' | 'marketing'

/** A consumer of events; receives them once the visitor has consented to its category. */
export interface EventConsumer {
  name: string
  category: ConsentCategory
  take(event: ShopEvent): void
}

interface ConsentGate {
  /** null: the visitor has not answered yet. */
  isAllowed(category: ConsentCategory): boolean | null
  /** Orders already reported to a consumer, also before a reload. */
  isSent(consumer: string, orderCode: string): boolean
  markSent(consumer: string, orderCode: string): void
}

interface ConsumerQueue {
  consumer: EventConsumer
  pending: ShopEvent[]
}

/** Buffer size: more than a visitor triggers before answering; the oldest are dropped. */
const maxPending = 200

/**
 * Delivers events to consumers in order. Before consent they are buffered in memory, for this page
 * load only; a refusal drops them, and a later one ends the stream at once.
 */
export function createEventStream({ isAllowed, isSent, markSent }: ConsentGate) {
  const queues: ConsumerQueue[] = []

  function deliver({ name, take }: EventConsumer, event: ShopEvent) {
    const order = event.type === 'purchase' ? event.orderCode : null
    if (order !== null && isSent(name, order)) return
    if (order !== null) markSent(name, order)
    try {
      take(event)
    } catch {
      // A failure in third-party code must not affect the shop.
    }
  }

  function settle(queue: ConsumerQueue) {
    const allowed = isAllowed(queue.consumer.category)
    if (allowed === null) return
    const pending = queue.pending.splice(0)
    if (allowed) pending.forEach((event) => deliver(queue.consumer, event))
  }

  return {
    register(consumer: EventConsumer) {
      queues.push({ consumer, pending: [] })
    },
    emit(event: ShopEvent) {
      for (const queue of queues) {
        queue.pending.push(event)
        if (queue.pending.length > maxPending) queue.pending.shift()
        settle(queue)
      }
    },
    /** Call it after the visitor's answer has changed. */
    consentChanged() {
      queues.forEach(settle)
    },
  }
}

export type EventStream = ReturnType<typeof createEventStream>
