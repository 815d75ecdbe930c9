import { describe, it } from 'vitest'
import { noMerchant } from '../../../domain/merchant/merchant.ts'
import { renderMail } from '../layout.ts'
import type { Sender } from '../sender.ts'
import { contrast, defaultAccent, palette, readableOn, textOn } from './colours.ts'
import type { Block } from './letter.ts'

const brand = { ...noMerchant.brand, name: 'Kiosk & Söhne', appIcon: '/cdn/icon.png' }
const merchant = { ...noMerchant, brand: { ...brand, accent: '#ffd400' } }
const sender: Sender = { merchant, locale: 'de', shopUrl: 'https://shop.example' }

const evil = '<b onclick="x()">"=1+1\'&amp;'
const everywhere: Block[] = [
  { kind: 'text', text: evil },
  { kind: 'quote', text: evil },
  { kind: 'heading', text: evil },
  { kind: 'button', label: evil, href: `https://shop.example/?q=${evil}` },
  { kind: 'facts', rows: [[evil, evil]] },
  {
    kind: 'items',
    columns: [evil, evil],
    rows: [{ name: evil, isPart: true, details: [evil], sum: evil }],
  },
  { kind: 'sums', rows: [{ label: evil, value: evil, isTotal: true }] },
  { kind: 'addresses', columns: [{ title: evil, lines: [evil] }] },
  { kind: 'picture', cid: 'code', alt: evil, caption: evil, size: 10 },
]
const letter = { kind: 'test', subject: evil, paragraphs: [evil], legal: [evil] }

describe('review S2 12: the layout of all mails', () => {
  it('escapes all input', ({ expect }) => {
    const { html } = renderMail(sender, { ...letter, blocks: everywhere })
    expect(html).not.toContain('<b ')
    expect(html).not.toMatch(/="[^"]*"=1/)
    expect(html.split('&lt;b onclick=').length).toBeGreaterThan(everywhere.length)
  })

  it('has each block in plain text too', ({ expect }) => {
    const { text } = renderMail(sender, { ...letter, blocks: everywhere })
    // Subject, paragraph and legal notes; the QR code repeats the text above it.
    expect(text.split(evil.slice(2, 12)).length - 1).toBe(16)
  })

  it.for(['a\nBcc: x@example.org', 'a\r\nb', 'a\u2028b', 'a\0b'])(
    'keeps the subject %j on one line',
    (subject, { expect }) => {
      const mail = renderMail(sender, { ...letter, subject })
      expect(mail.subject).not.toMatch(/[\p{Cc}\u2028]/u)
      expect(mail.text.split('\n')[0]).toBe(mail.subject)
    },
  )

  it('has what clients need: language, width, dark mode, preview, logo of the merchant', ({
    expect,
  }) => {
    const { html } = renderMail(sender, { ...letter, preview: 'Worum es geht' })
    expect(html).toContain('<html lang="de">')
    expect(html).toContain('name="viewport"')
    expect(html).toContain('name="color-scheme" content="light dark"')
    expect(html).toContain('prefers-color-scheme: dark')
    expect(html).toContain('src="https://shop.example/cdn/icon.png"')
    expect(html.indexOf('Worum es geht')).toBeLessThan(html.indexOf('<h1'))
    expect(html).not.toMatch(/@font-face|@import|<link|<script/)
    // Layout tables have role=presentation.
    for (const [table] of html.matchAll(/<table[^>]*>/g)) {
      expect(table).toMatch(/role="presentation"/)
    }
  })

  it.for(['#00707d', '#ffd400', '#000000', '#ffffff', '#ff0000', '#7f7f7f'])(
    'renders %s with enough contrast in light and dark',
    (accent, { expect }) => {
      for (const { ground } of [palette.light, palette.dark]) {
        expect(contrast(readableOn(accent, ground), ground)).toBeGreaterThanOrEqual(4.5)
      }
      expect(contrast(textOn(accent), accent)).toBeGreaterThanOrEqual(4)
    },
  )

  it('uses the default colour if the merchant has none', ({ expect }) => {
    const plain = { ...sender, merchant: noMerchant }
    const button = { label: 'x', href: 'https://shop.example' }
    expect(renderMail(plain, { ...letter, button }).html).toContain(`bgcolor="${defaultAccent}"`)
    expect(renderMail(sender, { ...letter, button }).html).toContain('bgcolor="#ffd400"')
  })
})
