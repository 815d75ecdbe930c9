import { type Context, Hono } from 'hono'
import { routesOf } from '../../domain/routes.ts'
import type { AppEnv } from '../env.ts'
import { setPreferenceCookie } from '../request/cookies/cookies.ts'
import { currencyCookie, parseCurrency } from '../request/preferences/currency.ts'
import { priceDisplayCookies } from '../request/preferences/price-display.ts'
import { safeRedirect } from '../request/same-origin-path.ts'
import { readFields } from './form/read-fields.ts'

/** Saves the visitor's currency and price display for a year (spec §4 Preferences). */
export const preferencesApi = new Hono<AppEnv>().post('/preferences', async (c) => {
  const { fields, json } = await readFields(c)
  const currency = parseCurrency(fields['currency'], c.var.config)
  if (currency) setPreferenceCookie(c, currencyCookie, currency)
  for (const name of Object.values(priceDisplayCookies)) {
    const value = fields[name]
    if (value === '0' || value === '1') setPreferenceCookie(c, name, value)
  }
  const redirect = safeRedirect(fields['redirect'], cameFrom(c))
  return json ? c.json({ redirect }) : c.redirect(redirect, 303)
})

/** The form's page by Referer, because shared pages do not know their path. */
function cameFrom(c: Context<AppEnv>): string {
  const home = routesOf(c.var.context.locale).home()
  const referer = c.req.header('Referer') ?? ''
  const { origin } = new URL(c.req.url)
  return referer.startsWith(`${origin}/`) ? safeRedirect(referer.slice(origin.length), home) : home
}
