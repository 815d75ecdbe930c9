import type { HTMLAttributes, ReactNode } from 'react'
import { useServerOnly } from './server-only.ts'

interface StaticMarkupProps<Data extends object | null | undefined> extends Omit<
  HTMLAttributes<HTMLElement>,
  'children'
> {
  as?: 'div' | 'dl' | 'nav' | 'section' | 'ul'
  /** Unique on the page, and stable across its states (filters, pages of a list). */
  name: string
  /** Used by `children` only. Not part of the hydration data, so undefined while hydrating. */
  data: Data
  /** Part of the layout: the server's HTML is kept during in-page navigation. */
  layout?: boolean
  children: (data: Data) => ReactNode
}

/**
 * Markup without state or handlers: hydration keeps the server's HTML, so its data need not be sent.
 * In-page navigation provides the data and renders `children`.
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

/** False for lists omitted from the hydration data, whose content is unknown. */
export function isKnownEmpty(list: readonly unknown[] | undefined): boolean {
  return list?.length === 0
}

/** HTML of static elements by name, as the server sent it; empty in the Worker. */
const serverMarkup = new Map<string, string>()

/** Stores the document's static markup; call it before hydration. */
export function preserveServerMarkup(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-static]')) {
    serverMarkup.set(element.dataset.static ?? '', element.innerHTML)
  }
}
