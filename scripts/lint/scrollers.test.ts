import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findUnplacedScrollers } from './scrollers.ts'

describe('§9 no horizontal scrolling: scroll containers are containing blocks', () => {
  it('in every style sheet', () => {
    const files = globSync('client/**/*.css')
    expect(files.length).toBeGreaterThan(80)
    const found = files.flatMap((file) =>
      findUnplacedScrollers(readFileSync(file, 'utf8')).map((rule) => `${file}: ${rule}`),
    )
    expect(found).toEqual([])
  })

  it('detects one that is not, also within another rule', () => {
    expect(findUnplacedScrollers('.a { overflow-x: auto; }')).toEqual(['.a'])
    expect(findUnplacedScrollers('.a { color: red; & .b { overflow: auto } }')).toEqual(['& .b'])
    expect(findUnplacedScrollers('.a { position: relative; overflow: auto; }')).toEqual([])
  })
})
