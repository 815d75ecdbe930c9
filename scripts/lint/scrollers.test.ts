import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findUnplacedScrollers } from './scrollers.ts'

describe('§9 no page scrolls sideways: what scrolls holds what is placed in it', () => {
  it('in every style sheet', () => {
    const files = globSync('client/**/*.css')
    expect(files.length).toBeGreaterThan(80)
    const found = files.flatMap((file) =>
      findUnplacedScrollers(readFileSync(file, 'utf8')).map((rule) => `${file}: ${rule}`),
    )
    expect(found).toEqual([])
  })

  it('finds one that does not, also within another rule', () => {
    expect(findUnplacedScrollers('.a { overflow-x: auto; }')).toEqual(['.a'])
    expect(findUnplacedScrollers('.a { color: red; & .b { overflow: auto } }')).toEqual(['& .b'])
    expect(findUnplacedScrollers('.a { position: relative; overflow: auto; }')).toEqual([])
  })
})
