import { describe, expect, it } from 'vitest'
import { richTextOf } from './markup.ts'

const first = (text: string) => richTextOf(text, 'de').content[0]

describe('§3 rich text from the small markup', () => {
  it('knows every mark', () => {
    const line = 'a **b** *c* //d// __e__ ~~f~~ CO~2~ m^2^ [g](/h)'
    const marks = first(line)?.content?.flatMap(({ text, marks: found }) => (found ?? []).map(({ type }) => `${type} ${text}`))
    expect(marks).toEqual(['bold b', 'em c', 'italic d', 'underline e', 'strike f', 'subscript 2', 'superscript 2', 'link g'])
  })

  it('makes a heading the target of links', () => {
    expect(first('## Tabelle {#table}')).toEqual({
      type: 'heading',
      attrs: { level: 2 },
      content: [{ type: 'text', text: 'Tabelle', marks: [{ type: 'anchor', attrs: { id: 'table' } }] }],
    })
  })

  it('makes pictures, buttons and clearers of lines of their own', () => {
    const text = richTextOf('![Ein T-Stück](product/tee left)\n\n---\n\n[[Zu den Rohren]](category:C1)', 'de')
    expect(text.content.map(({ type, attrs }) => [type, attrs?.['fileKey'] ?? attrs?.['href']])).toEqual([
      ['image', 'product/tee'], ['clearer', undefined], ['button', '/rohre-kanaele/wickelfalzrohr'],
    ])
  })

  it('resolves products in the language of the text', () => {
    expect(JSON.stringify(richTextOf('[Aura](product:p-bath-axial-aura)', 'en'))).toContain('/product/')
    expect(() => richTextOf('[x](product:p-none)', 'de')).toThrow('no product p-none')
  })

  it('takes the first column of a table as its head where the first row is empty', () => {
    const rows = first('| | |\n| Ort | Leipzig |')?.content?.map(({ content }) => content?.map(({ type }) => type))
    expect(rows).toEqual([['tableHeader', 'tableCell']])
  })

  it('leaves multiplication and paths alone', () => {
    expect(first('4 * 5 = 20, https://a.example/b und 2 · 3')?.content).toHaveLength(1)
  })
})
