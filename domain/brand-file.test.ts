import { describe, expect, it } from 'vitest'
import { brandFile } from './brand-file.ts'

describe('design §8: files of the brand', () => {
  it('are paths of this shop, of the image server or of another host', () => {
    expect(brandFile('/logo.svg', '/cdn')).toBe('/logo.svg')
    expect(brandFile('/cdn/brand/logo.svg', 'https://img.example')).toBe(
      'https://img.example/brand/logo.svg',
    )
    expect(brandFile('https://img.example/logo.svg', '/cdn')).toBe('https://img.example/logo.svg')
  })

  it.each([undefined, '', 'javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil'])(
    'reject %s',
    (path) => {
      expect(brandFile(path, '/cdn')).toBeNull()
    },
  )
})
