import { inject } from 'vitest'
import type { Locale } from '../domain/locale.ts'

/** URL of the shared shop in a language. */
export function shopUrl(locale: Locale = 'de'): string {
  const host = locale === 'de' ? 'localhost' : `${locale}.localhost`
  return `http://${host}:${inject('shopPort')}`
}
