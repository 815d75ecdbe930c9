import { describe, it } from 'vitest'
import { applyChange, type OrderChange } from './order-change.ts'
import { decide, type OrderCommand, transitions } from './order-command.ts'
import { removedFraction } from './credit-of.ts'
import { OrderRefusal } from './order-refusal.ts'
import {
  dueOf,
  fulfilmentOf,
  newOrderState,
  type OrderState,
  type OrderTerms,
  paymentOf,
  refundDueOf,
  statusOf,
} from './order-state.ts'

const line = (id: string, amount: number, value: number, parentId: string | null = null) => ({
  id,
  amount,
  price: value,
  value,
  parentId,
})

/** 2 fans, 3.5 m of pipe with a free clamp, delivery for 4.90. */
const terms: OrderTerms = {
  lines: [line('fan', 2000, 6001), line('pipe', 3500, 999), line('clamp', 1000, 0, 'pipe')],
  total: 7490,
  isPaidBefore: true,
}
const fresh = newOrderState(terms)
const after = (...commands: OrderCommand[]) =>
  commands.reduce((state, command) => decide(state, command).state, fresh)
const codeOf = (act: () => unknown) => {
  try {
    act()
    return 'done'
  } catch (error) {
    if (error instanceof OrderRefusal) return error.code
    throw error
  }
}

/** Seeded random numbers (Park-Miller). */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

function someCommand(state: OrderState, next: (below: number) => number): OrderCommand {
  const some = () =>
    Object.fromEntries(
      state.lines.flatMap(({ id, amount }) =>
        next(2) ? [[id, Math.max(1, next(amount + 300))]] : [],
      ),
    )
  const items = next(3) ? { items: some() } : {}
  const credit = next(5) === 0 ? { credit: next(9000) } : {}
  const commands: OrderCommand[] = [
    { kind: 'pay' },
    { kind: 'pack' },
    { kind: 'ship', ...items },
    { kind: 'cancel', ...items, ...credit },
    { kind: 'withdraw', ...items, ...credit, restock: next(2) === 0 },
    next(2) ? { kind: 'refund' } : { kind: 'refund', amount: next(9000) },
  ]
  return commands[next(commands.length)] ?? { kind: 'pay' }
}

function sumOf(quantities: Readonly<Record<string, number>>, into: Record<string, number>): void {
  for (const [id, amount] of Object.entries(quantities)) into[id] = (into[id] ?? 0) + amount
}

/** Invariants of a state that are violated. */
function violations(state: OrderState, returned: Readonly<Record<string, number>>): string[] {
  const { paid, refunded, credited } = state
  const due = dueOf(state)
  const refundDue = refundDueOf(state)
  const rules: [string, boolean][] = [
    ['refunded <= paid', refunded <= paid],
    ['paid <= total', paid <= terms.total],
    ['credited <= total', credited <= terms.total],
    ['due or refund due', due === 0 || refundDue === 0],
    ['books balance', terms.total - credited === paid - refunded + due - refundDue],
    ...state.lines.flatMap(({ id, amount, cancelled, shipped, withdrawn }): [string, boolean][] => [
      [`${id}: gone <= amount`, cancelled + shipped <= amount],
      [`${id}: withdrawn <= shipped`, withdrawn <= shipped],
      [`${id}: returned once`, (returned[id] ?? 0) <= cancelled + withdrawn],
      [`${id}: cancelled is returned`, (returned[id] ?? 0) >= cancelled],
    ]),
  ]
  return rules.flatMap(([rule, holds]) => (holds ? [] : [rule]))
}

describe('§9 states of an order', () => {
  it('§9 a refusal says how much of an item is left', ({ expect }) => {
    const state = after({ kind: 'pay' }, { kind: 'ship', items: { fan: 2000, pipe: 1500 } })
    const cancel = (items: Record<string, number>) => () => decide(state, { kind: 'cancel', items })
    expect(cancel({ fan: 1000 })).toThrow('Of item fan nothing can be cancelled any more.')
    expect(cancel({ pipe: 2500 })).toThrow('Of item pipe only 2 can be cancelled.')
  })

  it('never refund more than was paid, nor restock a piece twice', ({ expect }) => {
    let done = 0
    for (let seed = 1; seed <= 3000; seed++) {
      const next = numbers(seed)
      const returned: Record<string, number> = {}
      const wrong: string[] = []
      let state = newOrderState({ ...terms, isPaidBefore: next(2) === 0 })
      for (let step = 0; step < 12; step++) {
        const command = someCommand(state, next)
        const before = JSON.stringify(state)
        try {
          const decision = decide(state, command)
          const replayed = decision.changes.reduce(applyChange, state)
          if (JSON.stringify(replayed) !== JSON.stringify(decision.state)) wrong.push('replay')
          sumOf(decision.returned, returned)
          state = decision.state
          done++
        } catch (error) {
          if (!(error instanceof OrderRefusal)) throw error
          if (!/^[A-Z].+\.$/.test(error.message)) wrong.push(error.message)
          if (JSON.stringify(state) !== before) wrong.push('changed by a refusal')
        }
        wrong.push(...violations(state, returned).map((each) => `${step} ${each}`))
      }
      expect(wrong, `seed ${seed}`).toEqual([])
    }
    expect(done).toBeGreaterThan(5000)
  })

  it('balance, whatever parts an order was cancelled in', ({ expect }) => {
    for (let seed = 1; seed <= 300; seed++) {
      const next = numbers(seed)
      let state = decide(fresh, { kind: 'pay' }).state
      for (let step = 0; fulfilmentOf(state) !== 'cancelled'; step++) {
        const waiting = state.lines.find(({ amount, cancelled }) => amount > cancelled)
        if (!waiting) throw new Error('Nothing is left')
        const items = { [waiting.id]: 1 + next(waiting.amount - waiting.cancelled) }
        state = decide(state, { kind: 'cancel', items }).state
      }
      expect([state.credited, refundDueOf(state), removedFraction(state)]).toEqual([7490, 7490, 1])
      expect(statusOf(state)).toBe('refund_pending')
      state = decide(state, { kind: 'refund' }).state
      state = applyChange(state, { kind: 'refunded', amount: 7490 })
      expect([statusOf(state), paymentOf(state)]).toEqual(['cancelled', 'refunded'])
    }
  })

  it.for(Object.entries(transitions))(
    'allow in %s only the commands of the table',
    ([name, allowed], { expect }) => {
      const states: Record<string, OrderState> = {
        open: after({ kind: 'pay' }),
        packed: after({ kind: 'pay' }, { kind: 'pack' }),
        partly_shipped: after({ kind: 'pay' }, { kind: 'ship', items: { fan: 1000 } }),
        shipped: after({ kind: 'pay' }, { kind: 'ship' }),
        cancelled: after({ kind: 'pay' }, { kind: 'cancel' }),
        withdrawn: after({ kind: 'pay' }, { kind: 'ship' }, { kind: 'withdraw', restock: true }),
      }
      const state = states[name]
      if (!state) throw new Error(`No example of ${name}`)
      expect(fulfilmentOf(state)).toBe(name)
      const commands: OrderCommand[] = [
        { kind: 'pay' },
        { kind: 'pack' },
        { kind: 'ship' },
        { kind: 'cancel' },
        { kind: 'withdraw', restock: false },
        { kind: 'refund', amount: 1 },
      ]
      const refused = commands.filter(
        (command) => codeOf(() => decide(state, command)) === 'not_open',
      )
      expect(refused.map(({ kind }) => kind)).toEqual(
        commands.map(({ kind }) => kind).filter((kind) => !allowed.includes(kind)),
      )
    },
  )

  it.for<[string, OrderCommand[], OrderCommand, string]>([
    ['goods before the money', [], { kind: 'ship' }, 'not_paid'],
    ['a second payment', [{ kind: 'pay' }], { kind: 'pay' }, 'nothing_due'],
    ['more than was paid', [{ kind: 'pay' }], { kind: 'refund', amount: 7491 }, 'refund_over_paid'],
    ['a refund of nothing', [{ kind: 'pay' }], { kind: 'refund' }, 'nothing_to_refund'],
    ['a refund of what was not paid', [], { kind: 'refund', amount: 1 }, 'refund_over_paid'],
    ['an unknown item', [], { kind: 'cancel', items: { x: 1 } }, 'unknown_item'],
    ['too many', [], { kind: 'cancel', items: { fan: 2001 } }, 'too_many'],
    ['more off than is owed', [], { kind: 'cancel', credit: 7491 }, 'credit_over_total'],
  ])('refuse %s with a message', ([, before, command, code], { expect }) => {
    expect(codeOf(() => decide(after(...before), command))).toBe(code)
  })

  it('include child lines, and delivery with the last line', ({ expect }) => {
    const pipe = decide(fresh, { kind: 'cancel', items: { pipe: 3500 } })
    expect(pipe.returned).toEqual({ pipe: 3500, clamp: 1000 })
    expect(pipe.state.credited).toBe(999)
    const rest = decide(pipe.state, { kind: 'cancel' })
    expect([rest.state.credited, rest.isOver, statusOf(rest.state)]).toEqual([
      7490,
      true,
      'cancelled',
    ])
  })

  it('§9 include the gifts for the whole order with the last bought line', ({ expect }) => {
    const gift = { ...line('tape', 1000, 1), isOrderGift: true }
    const withGift = newOrderState({ ...terms, lines: [...terms.lines, gift], total: 7491 })
    const fan = decide(withGift, { kind: 'cancel', items: { fan: 2000 } })
    expect(fan.returned).toEqual({ fan: 2000 })
    const rest = decide(fan.state, { kind: 'cancel', items: { pipe: 3500 } })
    expect(rest.returned).toEqual({ pipe: 3500, clamp: 1000, tape: 1000 })
    expect([rest.state.credited, rest.isOver]).toEqual([7491, true])
    const sent = [{ kind: 'pay' }, { kind: 'ship' }] satisfies OrderCommand[]
    const shipped = sent.reduce((state, each) => decide(state, each).state, withGift)
    const items = { fan: 2000, pipe: 3500 }
    const back = decide(shipped, { kind: 'withdraw', items, restock: false })
    expect([back.state.credited, back.isOver]).toEqual([7491, true])
  })

  it.for([
    ['for the whole order', { ...line('tape', 1000, 1), isOrderGift: true }, 7491],
    ['of a line', line('tape', 1000, 0, 'fan'), 7490],
  ] as const)('§9 end an order of which only a gift %s was sent', ([, gift, total], { expect }) => {
    const withGift = newOrderState({ ...terms, lines: [...terms.lines, gift], total })
    const sent = [{ kind: 'pay' }, { kind: 'ship', items: { tape: 1000 } }] as const
    const shipped = sent.reduce((state, each) => decide(state, each).state, withGift)
    const fan = decide(shipped, { kind: 'cancel', items: { fan: 2000 } })
    expect([fan.isOver, fulfilmentOf(fan.state)]).toEqual([false, 'partly_shipped'])
    const rest = decide(fan.state, { kind: 'cancel' })
    expect(rest.changes.map(({ kind }) => kind)).toEqual(['cancelled'])
    // Delivery is refunded as well; the gift is not back in stock.
    expect([rest.isOver, rest.returned]).toEqual([true, { pipe: 3500, clamp: 1000 }])
    expect([refundDueOf(rest.state), statusOf(rest.state)]).toEqual([total, 'refund_pending'])
    // What the customer sends back is returned by a withdrawal instead.
    const back = decide(fan.state, { kind: 'withdraw', restock: true })
    expect(back.returned).toMatchObject({ tape: 1000 })
    expect([back.isOver, refundDueOf(back.state)]).toEqual([true, total])
  })

  it('restock shipped items only on their return', ({ expect }) => {
    const sent = after({ kind: 'pay' }, { kind: 'ship', items: { fan: 1000 } })
    const items = { fan: 2000 }
    expect(decide(sent, { kind: 'withdraw', items, restock: false }).returned).toEqual({
      fan: 1000,
    })
    expect(decide(sent, { kind: 'withdraw', items, restock: true }).returned).toEqual({ fan: 2000 })
  })

  it('allow a released order to be fulfilled after all', ({ expect }) => {
    const changes: OrderChange[] = [{ kind: 'payment_failed' }, { kind: 'released' }]
    const released = changes.reduce(applyChange, fresh)
    expect([statusOf(released), paymentOf(released)]).toEqual(['cancelled', 'nothing_due'])
    const paid = [{ kind: 'reinstated' }, { kind: 'paid', amount: 7490 }] satisfies OrderChange[]
    expect(statusOf(paid.reduce(applyChange, released))).toBe('paid')
  })
})
