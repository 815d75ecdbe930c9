import { describe, expect, it } from 'vitest'
import { highlight } from './highlight.ts'

const marked = (text: string, ...terms: string[]) =>
  highlight(text, terms)
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('')

describe('highlight', () => {
  it('marks every typed word', () => {
    expect(marked('Wickelfalzrohr 125 mm', 'rohr', '125')).toBe('Wickelfalz[rohr] [125] mm')
  })

  it('ignores case and accents', () => {
    expect(marked('Střešní VENTILÁTOR', 'stresni', 'ventila')).toBe('[Střešní] [VENTILÁ]TOR')
  })

  it('joins adjacent hits and keeps a text without any', () => {
    expect(marked('aaab', 'aa')).toBe('[aaa]b')
    expect(highlight('Filter', [])).toEqual([{ text: 'Filter', hit: false }])
    expect(highlight('', ['x'])).toEqual([])
  })
})
