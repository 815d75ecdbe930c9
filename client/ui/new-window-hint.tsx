import type { Text } from '../i18n/text.ts'

/** Says to screen readers, inside of a link, that it opens a new window (WCAG 3.2.5). */
export function newWindowHint(text: Text) {
  return <span className="visually-hidden">{text('link.newWindow')}</span>
}
