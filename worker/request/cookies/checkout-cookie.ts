import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import {
  type ChosenMethods,
  parseChosenMethods,
} from '../../../domain/checkout/delivery/chosen-methods.ts'
import type { AppEnv } from '../../env.ts'
import { day, isPlainHttp } from './cookies.ts'

/** Cookie of the selected methods: ids only, read by the server only. */
export const checkoutCookie = 'checkout'

/** Parses the selection cookie `shipper~branch~payment~slot~prices`; junk is an empty selection. */
export function parseCheckoutCookie(text: string | null | undefined): ChosenMethods {
  const [shipperId, branchId, paymentId, slotId] = (text ?? '').split('~')
  return parseChosenMethods({ shipperId, branchId, paymentId, slotId })
}

/** Method prices at the time of the selection (domain/checkout/delivery/choice-notices.ts). */
export function parseSeenPrices(text: string | null | undefined): string {
  return (text ?? '').split('~')[4] ?? ''
}

export function setCheckoutCookie(c: Context<AppEnv>, chosen: ChosenMethods, seen: string) {
  const { shipperId, branchId, paymentId, slotId } = chosen
  const parts = [shipperId ?? '', branchId ?? '', paymentId ?? '', slotId ?? '', seen]
  setChosen(c, parts.join('~'), day)
}

/** After the order is placed. */
export function clearCheckoutCookie(c: Context<AppEnv>) {
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
