import { describe, expect, it } from 'vitest'
import { escapeHtml, scriptJson } from './escape.ts'

describe('design §3: embedded values', () => {
  it('cannot end the script element that carries them', () => {
    const json = scriptJson({ name: '</script><script>alert(1)</script><!--' })
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script><!--' })
  })

  it('cannot leave an attribute', () => {
    expect(escapeHtml(`"'><img onerror=x>&`)).toBe('&quot;&#39;&gt;&lt;img onerror=x&gt;&amp;')
  })
})
