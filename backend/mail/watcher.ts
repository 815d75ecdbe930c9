import { fill } from '../../domain/locales/fill.ts'
import { type BackendTexts, textsOf } from '../locales/texts-of.ts'
import { layOut } from './layout.ts'
import { imprint } from './legal.ts'
import type { MailText } from './outbox-table.ts'
import type { Sender } from './sender.ts'

/** What a new watch is confirmed with; the button ends it. */
export function watcherConfirmation(sender: Sender, name: string, href: string): MailText {
  return letter(
    sender,
    'watcher_confirmation',
    textsOf(sender.locale).mail.watcherConfirmation,
    name,
    href,
  )
}

/** What is sent when the item is there; the button leads to it. */
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
  return layOut(sender, {
    kind,
    subject: fill(words.subject, { name }),
    paragraphs: [fill(words.text, { name })],
    button: { label: words.label, href },
    legal: [words.note, imprint(sender)],
  })
}
