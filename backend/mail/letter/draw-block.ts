import { html, raw } from 'hono/html'
import { palette, textOn } from './colours.ts'
import type { Block } from './letter.ts'

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

const { ink, soft, line } = palette.light
const cell = `padding:8px 0;border-top:1px solid ${line};text-align:left;vertical-align:top;font-weight:400`
const number = `${cell};padding-left:16px;text-align:right;white-space:nowrap`
const table = 'width:100%;border-collapse:collapse;margin:16px 0'
const small = `font-size:14px;line-height:20px;color:${soft}`

/** A block as HTML for email clients: tables and style attributes. */
export function drawBlock(block: Block, accent: string) {
  switch (block.kind) {
    case 'text':
      return html`<p style="margin:0 0 16px">${lines(block.text)}</p>`
    case 'quote':
      return html`<p
        class="line"
        style="margin:0 0 16px;padding-left:12px;border-left:3px solid ${line}"
      >
        ${lines(block.text)}
      </p>`
    case 'heading':
      return html`<h2 style="margin:28px 0 8px;font-size:18px;line-height:24px;color:${ink}">
        ${block.text}
      </h2>`
    case 'button':
      return button(block, accent)
    case 'facts':
      return facts(block)
    case 'items':
      return items(block)
    case 'sums':
      return sums(block)
    case 'addresses':
      return addresses(block)
    case 'picture':
      return picture(block)
  }
}

function button({ label, href }: Of<'button'>, accent: string) {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0">
    <tr>
      <td bgcolor="${accent}" style="border-radius:6px;background:${accent}">
        <a
          class="button"
          href="${href}"
          style="display:inline-block;padding:13px 22px;color:${textOn(accent)};font-weight:700;text-decoration:none"
          >${label}</a
        >
      </td>
    </tr>
  </table>`
}

function facts({ rows }: Of<'facts'>) {
  return html`<table style="${table}">
    ${rows.map(
      ([label, value]) =>
        html`<tr>
          <th
            scope="row"
            class="soft line"
            style="${cell};width:40%;padding-right:12px;color:${soft}"
          >
            ${label}
          </th>
          <td class="line" style="${cell};overflow-wrap:anywhere">${lines(value)}</td>
        </tr>`,
    )}
  </table>`
}

function items({ columns: [first, last], rows }: Of<'items'>) {
  const head = 'padding:8px 0;text-align:left;font-size:14px;font-weight:700'
  return html`<table style="${table};margin-bottom:0">
    <thead>
      <tr>
        <th scope="col" style="${head}">${first}</th>
        <th scope="col" style="${head};text-align:right">${last}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ name, isPart, details, sum }) =>
          html`<tr>
            <th
              scope="row"
              class="line"
              style="${cell};overflow-wrap:anywhere${isPart ? ';padding-left:16px' : ''}"
            >
              <span style="font-weight:700">${name}</span
              >${details.map((detail) => html`<br /><span class="soft" style="${small}">${detail}</span>`)}
            </th>
            <td class="line" style="${number}">${sum}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

function sums({ rows }: Of<'sums'>) {
  const strong = 'font-weight:700;font-size:20px;line-height:28px'
  return html`<table style="${table};margin-top:0">
    ${rows.map(
      ({ label, value, isTotal = false }) =>
        html`<tr>
          <th scope="row" class="line" style="${cell};${isTotal ? strong : ''}">${label}</th>
          <td class="line" style="${number};${isTotal ? strong : ''}">${value}</td>
        </tr>`,
    )}
  </table>`
}

/** Side by side if there is room, else stacked. */
function addresses({ columns }: Of<'addresses'>) {
  return html`<div style="margin:16px 0;font-size:0">
    ${columns.map(
      ({ title, lines: written }) =>
        html`<div
          class="column"
          style="display:inline-block;width:50%;min-width:240px;vertical-align:top;font-size:16px;padding-bottom:12px"
        >
          <h2 style="margin:0 0 4px;font-size:16px;line-height:24px;color:${ink}">${title}</h2>
          ${lines(written.join('\n'))}
        </div>`,
    )}
  </div>`
}

/** White margin in dark mode too: cameras need dark modules on a light background. */
function picture({ cid, alt, caption, size }: Of<'picture'>) {
  return html`<p style="margin:16px 0">
    <img
      src="cid:${cid}"
      alt="${alt}"
      width="${size}"
      height="${size}"
      style="display:block;max-width:100%;height:auto;background:#ffffff;border:0"
    />
    <span class="soft" style="${small}">${caption}</span>
  </p>`
}

/** Line breaks of an escaped text. */
export function lines(text: string) {
  return raw(String(html`${text}`).replaceAll('\n', '<br />'))
}
