import type { Locale } from '../../domain/locale.ts'

interface Words {
  title: string
  message: string
  home: string
}

const words: Partial<Record<Locale, Words>> & { en: Words } = {
  de: {
    title: 'Fehler',
    message: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten.',
    home: 'Zur Startseite',
  },
  cs: {
    title: 'Chyba',
    message: 'Při zobrazení chybové stránky došlo k chybě.',
    home: 'Na úvodní stránku',
  },
  sk: {
    title: 'Chyba',
    message: 'Pri zobrazení chybovej stránky nastala chyba.',
    home: 'Na úvodnú stránku',
  },
  en: {
    title: 'Error',
    message: 'An error occurred while showing the error page.',
    home: 'Go to the home page',
  },
}

/**
 * Fallback if even the error page cannot be rendered (spec §8): a static document without
 * upstreams, dictionary or style sheet.
 */
export function fallbackErrorDocument(locale: Locale, status: 500 | 503 = 500): Response {
  const { title, message, home } = words[locale] ?? words.en
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light"><title>${title}</title></head><body><main><h1>${title}</h1><p>${message}</p><p><a href="/">${home}</a></p></main></body></html>`
  return new Response(html, {
    status,
    headers: {
      ...(status === 503 && { 'Retry-After': '120' }),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
