import type { Head } from '../page.ts'

/** Brings the document's head in line with a page that was shown in place. */
export function applyHead(head: Head) {
  document.title = head.title
  setMeta('description', head.description)
  setMeta('robots', head.noindex ? 'noindex' : 'index, follow')
  replaceLinks('canonical', head.canonical ? [{ href: head.canonical }] : [])
  replaceLinks(
    'alternate',
    head.alternates.map(({ locale, href }) => ({ href, hreflang: locale })),
  )
}

function setMeta(name: string, content: string) {
  document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content)
}

function replaceLinks(rel: string, links: { href: string; hreflang?: string }[]) {
  document.head.querySelectorAll(`link[rel="${rel}"]`).forEach((link) => link.remove())
  for (const link of links)
    document.head.appendChild(Object.assign(document.createElement('link'), { rel, ...link }))
}
