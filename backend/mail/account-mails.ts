import { fill } from '../../domain/locales/fill.ts'
import { routesOf } from '../../domain/routes.ts'
import { textsOf } from '../locales/texts-of.ts'
import { renderMail } from './layout.ts'
import { imprint } from './legal.ts'
import type { MailText } from './outbox-table.ts'
import { newsletterTopics } from './newsletter-topics.ts'
import type { Sender } from './sender.ts'

export function passwordReset(sender: Sender, href: string): MailText {
  return linkMail(sender, 'password_reset', textsOf(sender.locale).mail.passwordReset, href)
}

/** Notifies the owner of an account about a repeated registration with the address. */
export function accountExists(sender: Sender): MailText {
  const { locale, shopUrl } = sender
  const href = shopUrl + routesOf(locale).passwordForgotten()
  return linkMail(sender, 'account_exists', textsOf(locale).mail.accountExists, href)
}

/** Welcome email of a new account; contains no input, because anyone may have typed it. */
export function accountWelcome(sender: Sender): MailText {
  const { locale, shopUrl } = sender
  const href = shopUrl + routesOf(locale).account.dashboard()
  return linkMail(sender, 'account_welcome', textsOf(locale).mail.accountWelcome, href)
}

export function newsletterActivation(sender: Sender, href: string): MailText {
  const texts = textsOf(sender.locale).mail.newsletterActivation
  const text = fill(texts.text, { about: newsletterTopics(sender) })
  return linkMail(sender, 'newsletter_activation', { ...texts, text }, href)
}

/** Asks the owner of an address to confirm an action. */
export function stepUpMail(
  sender: Sender,
  kind: 'order' | 'inquiry' | 'watcher' | 'account',
  href: string,
  /** What an order costs, which is not shown again before it is confirmed. */
  total = '',
): MailText {
  const { subject, text, label, ignore } = textsOf(sender.locale).mail.stepUp
  const words = fill(text[kind], { total })
  const texts = { subject: subject[kind], text: words, label: label[kind], ignore }
  return linkMail(sender, `confirm_${kind}`, texts, href)
}

export function passwordChanged(sender: Sender): MailText {
  const { greeting, passwordChanged: texts } = textsOf(sender.locale).mail
  return renderMail(sender, {
    kind: 'password_changed',
    subject: texts.subject,
    paragraphs: [`${greeting}\n${texts.text}`, texts.warning],
    legal: [imprint(sender)],
  })
}

interface LinkTexts {
  subject: string
  text: string
  label: string
  /** For a recipient who requested nothing. */
  ignore: string
}

/** One paragraph and a link. */
function linkMail(
  sender: Sender,
  kind: string,
  { subject, text, label, ignore }: LinkTexts,
  href: string,
): MailText {
  return renderMail(sender, {
    kind,
    subject,
    paragraphs: [`${textsOf(sender.locale).mail.greeting}\n${text}`],
    button: { label, href },
    legal: [ignore, imprint(sender)],
  })
}
