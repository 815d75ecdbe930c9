import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import {
  type ChosenMethods,
  parseChosenMethods,
} from '../../../domain/checkout/delivery/chosen-methods.ts'
import type { AppEnv } from '../../env.ts'
import { day, isPlainHttp } from './cookies.ts'

/** Cookie of the chosen methods: ids only, read by the server only. */
export const checkoutCookie = 'checkout'

/** The chosen methods of a cookie `shipper~branch~payment~slot~prices`; junk is nothing chosen. */
export function parseChosen(text: string | null | undefined): ChosenMethods {
  const [shipperId, branchId, paymentId, slotId] = (text ?? '').split('~')
  return parseChosenMethods({ shipperId, branchId, paymentId, slotId })
}

/** The prices that the methods had when they were chosen (domain/checkout/delivery/choice-notices.ts). */
export function parseSeen(text: string | null | undefined): string {
  return (text ?? '').split('~')[4] ?? ''
}

export function setCheckoutCookie(c: Context<AppEnv>, chosen: ChosenMethods, seen: string) {
  const { shipperId, branchId, paymentId, slotId } = chosen
  const parts = [shipperId ?? '', branchId ?? '', paymentId ?? '', slotId ?? '', seen]
  setChosen(c, parts.join('~'), day)
}

/** Once it has become an order. */
export function dropChosen(c: Context<AppEnv>) {
  setChosen(c, '', 0)
}

function setChosen(c: Context<AppEnv>, value: string, maxAge: number) {
  setCookie(c, checkoutCookie, value, {
    path: '/',
    httpOnly: true,
    secure: !isPlainHttp(c.var.config),
    sameSite: 'Lax',
    maxAge,
  })
}
