import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv, Env } from '../env.ts'
import { publicReads } from './reads/public-reads.ts'

interface SoldIn {
  currencies: ReadonlySet<string>
  until: number
}

const rememberMs = 60_000
/** Currencies of a domain's store: plain values, so that no request waits for another's I/O. */
const remembered = new WeakMap<Env, Map<string, SoldIn>>()

/**
 * Resets a currency chosen by the visitor or by country if the store does not sell in it: the store
 * would answer in its own, and amounts would get a wrong symbol. Only visitors with another
 * currency than their domain's wait for this check.
 */
export function storeCurrency(): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    const { context, domain } = c.var
    if (context.currency === domain.currency) return next()
    const known = remembered.get(c.env)?.get(domain.code)
    if (known && known.until > Date.now()) return settle(c, known, next)
    return load(c).then((sold) => settle(c, sold, next))
  }
}

function settle(c: Context<AppEnv>, sold: SoldIn | null, next: () => Promise<void>): Promise<void> {
  const { context, domain } = c.var
  if (sold && !sold.currencies.has(context.currency)) {
    c.set('context', { ...context, currency: domain.currency })
  }
  return next()
}

/** Null while the store is unreachable: earlier answers are cached by currency. */
async function load(c: Context<AppEnv>): Promise<SoldIn | null> {
  try {
    const { currencies } = await publicReads(c).globals()
    const sold = {
      currencies: new Set(currencies.map(({ code }) => code)),
      until: Date.now() + rememberMs,
    }
    const domains = remembered.get(c.env) ?? new Map<string, SoldIn>()
    remembered.set(c.env, domains.set(c.var.domain.code, sold))
    return sold
  } catch {
    // The failure has been logged.
    return null
  }
}
