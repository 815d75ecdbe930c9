import { describe, expect, it } from 'vitest'
import { encodePath } from './encode-path.ts'

describe('design §9 paths in URLs', () => {
  it('are encoded segment by segment, as encodeURIComponent does', () => {
    for (let code = 0; code < 0x3000; code++) {
      const character = String.fromCharCode(code)
      const expected = character === '/' ? 'a//b' : `a/${encodeURIComponent(character)}b`
      expect(encodePath(`a/${character}b`), `code ${code}`).toBe(expected)
    }
  })

  it('may contain half a surrogate pair', () => {
    expect(encodePath('a\ud83d')).toBe('a%EF%BF%BD')
  })
})
