import { fill } from '../../domain/locales/fill.ts'
import { type BackendTexts, textsOf } from '../locales/texts-of.ts'
import { renderMail } from './layout.ts'
import { imprint } from './legal.ts'
import type { MailText } from './outbox-table.ts'
import type { Sender } from './sender.ts'

/** Confirmation of a new watch; the button ends it. */
export function watcherConfirmation(sender: Sender, name: string, href: string): MailText {
  return letter(
    sender,
    'watcher_confirmation',
    textsOf(sender.locale).mail.watcherConfirmation,
    name,
    href,
  )
}

/** Back-in-stock notification; the button links to the product. */
export function watcherRelease(sender: Sender, name: string, href: string): MailText {
  return letter(sender, 'watcher_release', textsOf(sender.locale).mail.watcherRelease, name, href)
}

function letter(
  sender: Sender,
  kind: string,
  words: BackendTexts['mail']['watcherRelease'],
  name: string,
  href: string,
): MailText {
  return renderMail(sender, {
    kind,
    subject: fill(words.subject, { name }),
    paragraphs: [fill(words.text, { name })],
    button: { label: words.label, href },
    legal: [words.note, imprint(sender)],
  })
}
