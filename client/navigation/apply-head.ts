import type { Head } from '../page.ts'
import { pageTitle } from '../page-title.ts'
import { robotsOf } from '../robots.ts'

/** Updates the document's head after in-page navigation. */
export function applyHead(head: Head) {
  const { alternates, canonical } = head
  document.title = pageTitle(head.title, displayedShopName())
  setMeta('description', head.description)
  setMeta('robots', robotsOf(head))
  replaceAll(
    'link[rel="canonical"]',
    'link',
    canonical ? [{ rel: 'canonical', href: canonical }] : [],
  )
  // As in render/document.ts the first language is the x-default.
  const languages = alternates.map(({ locale, language, href }) => ({
    hreflang: language ?? locale,
    href,
  }))
  const others = languages.slice(0, 1).map(({ href }) => ({ hreflang: 'x-default', href }))
  replaceAll(
    'link[rel="alternate"]',
    'link',
    [...languages, ...others].map((link) => ({ rel: 'alternate', ...link })),
  )
  replaceAll(
    'script[type="application/ld+json"]',
    'script',
    head.jsonLd.map((data) => ({ type: 'application/ld+json', text: JSON.stringify(data) })),
  )
}

/** Suffix of the document's title: the shop's name, the same on every page. */
function displayedShopName(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? ''
}

function setMeta(name: string, content: string) {
  document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content)
}

function replaceAll(selector: string, tag: 'link' | 'script', elements: object[]) {
  document.querySelectorAll(selector).forEach((element) => element.remove())
  for (const properties of elements)
    document.head.appendChild(Object.assign(document.createElement(tag), properties))
}
