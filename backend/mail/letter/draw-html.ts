import { html, raw } from 'hono/html'
import type { Sender } from '../sender.ts'
import { defaultAccent, palette } from './colours.ts'
import { drawBlock, lines } from './draw-block.ts'
import { headStyles } from './head-styles.ts'
import { type Block, blocksOf, type Letter } from './letter.ts'

const { page, ground, ink, soft, line } = palette.light
const fonts = `-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`
/** Keeps clients from filling the preview with the following text. */
const filler = raw('&#847;&zwnj;&nbsp;'.repeat(40))

/** A letter as a single-column page, 600 pixels at most. */
export function drawHtml(sender: Sender, letter: Letter): string {
  const { locale, merchant } = sender
  const { subject, legal } = letter
  const accent = merchant.brand.accent ?? defaultAccent
  const blocks = blocksOf(letter)
  return String(
    html`<!doctype html>
      <html lang="${locale}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
          <title>${subject}</title>
          ${headStyles(accent)}
        </head>
        <body class="page" style="margin:0;padding:0;background:${page}">
          <main>
            <div style="display:none;max-height:0;overflow:hidden;mso-hide:all" aria-hidden="true">
              ${letter.preview ?? previewOf(blocks)}${filler}
            </div>
            <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
              <tr>
                <td class="page" align="center" style="padding:24px 0;background:${page}">
                  ${raw('<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->')}
                  <table
                    role="presentation"
                    width="100%"
                    cellpadding="0"
                    cellspacing="0"
                    style="max-width:600px;text-align:left"
                  >
                    <tr>
                      <td
                        class="sheet ink"
                        style="padding:28px 32px;background:${ground};border-radius:8px;font:16px/24px ${fonts};color:${ink};overflow-wrap:break-word"
                      >
                        ${brand(sender)}
                        <h1 style="margin:24px 0 16px;font-size:24px;line-height:31px;color:${ink}">
                          ${subject}
                        </h1>
                        ${blocks.map((block) => drawBlock(block, accent))}
                        <div
                          class="soft line"
                          style="margin-top:28px;padding-top:16px;border-top:1px solid ${line};font-size:14px;line-height:21px;color:${soft};overflow-wrap:anywhere"
                        >
                          ${legal.map((paragraph) => html`<p style="margin:0 0 12px">${linked(paragraph)}</p>`)}
                        </div>
                      </td>
                    </tr>
                  </table>
                  ${raw('<!--[if mso]></td></tr></table><![endif]-->')}
                </td>
              </tr>
            </table>
          </main>
        </body>
      </html>`,
  )
}

/** Logo and name, if there are any; no client shows an SVG. */
function brand({ merchant, shopUrl }: Sender) {
  const { name, logo, logoHasName, appIcon } = merchant.brand
  const picture = [logo, appIcon].find((file) => /\.(png|webp)$/i.test(file))
  const isFullLogo = picture === logo && logoHasName
  if (!picture && !name) return ''
  const image =
    picture &&
    html`<img
      src="${shopUrl}${picture}"
      alt="${isFullLogo ? name : ''}"
      ${isFullLogo ? raw('height="40"') : raw('width="40" height="40"')}
      style="border:0;vertical-align:middle;height:40px${isFullLogo ? ';width:auto' : ''}"
    />`
  return html`<a
    class="brand"
    href="${shopUrl}"
    style="color:${ink};font-size:20px;font-weight:700;text-decoration:none"
    >${image ?? ''}${isFullLogo ? '' : html`<span style="padding-left:${picture ? '10px' : '0'};vertical-align:middle">${name}</span>`}</a
  >`
}

/** URLs in a text as links. */
function linked(text: string) {
  return text
    .split(/(https?:\/\/[^\s<>]*[^\s<>.,;])/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : lines(part)))
}

function previewOf(blocks: readonly Block[]): string {
  const first = blocks.find(({ kind }) => kind === 'text')
  // The greeting is a line of its own.
  return first?.kind === 'text' ? first.text.split('\n').slice(-1).join('').slice(0, 140) : ''
}
