import type { HTMLAttributes, ReactNode } from 'react'
import { useServerOnly } from './server-only.ts'

interface StaticMarkupProps<Data extends object | null | undefined> extends Omit<
  HTMLAttributes<HTMLElement>,
  'children'
> {
  as?: 'div' | 'dl' | 'nav' | 'section' | 'ul'
  /** Unique on the page, and the same in its next state (a filter, a page of a list). */
  name: string
  /** Rendered by `children` alone. It is not sent to the browser: absent there while hydrating. */
  data: Data
  /** Part of the layout: kept as long as the document, whatever page it shows. */
  layout?: boolean
  children: (data: Data) => ReactNode
}

/**
 * Markup without state or React handlers inside: hydration keeps the server's HTML, so that its
 * data are not sent. A page loaded in place brings its data and renders `children`.
 */
export function StaticMarkup<Data extends object | null | undefined>(
  props: StaticMarkupProps<Data>,
) {
  const { as: Tag = 'div', name, data, layout = false, children, ...attributes } = props
  useServerOnly(data)
  const html = data === undefined || layout ? serverMarkup.get(name) : undefined
  if (html !== undefined) {
    return (
      // oxlint-disable-next-line react/no-danger -- the server's own HTML of this element
      <Tag {...attributes} data-static={name} dangerouslySetInnerHTML={{ __html: html }} />
    )
  }
  if (data === undefined) return null
  return (
    <Tag {...attributes} data-static={name}>
      {children(data)}
    </Tag>
  )
}

/** False for data that the document left out. */
export function isKnownEmpty(list: readonly unknown[] | undefined): boolean {
  return list?.length === 0
}

/** HTML of static elements by name, as the server sent it; empty in the Worker. */
const serverMarkup = new Map<string, string>()

/** Remembers the document's static markup before it is hydrated. */
export function keepServerMarkup(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-static]')) {
    serverMarkup.set(element.dataset.static ?? '', element.innerHTML)
  }
}
