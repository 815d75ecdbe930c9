import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What `html` or `body` must contain. */
const contained = /(?:html|body):has\(((?:[^()]|\([^()]*\))*)\)/g

/**
 * Browsers evaluate `:has()` with a state again whenever any state on the page changes, such as
 * `:disabled` of a button: with descendants of `body` that is every element of the page.
 */
it('§9 interaction: no style sheet searches the whole page for a state', () => {
  const files = globSync('client/**/*.css')
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(contained)]
      .map(([selector, inside = '']) => ({ selector, inside }))
      .filter(({ inside }) => inside.includes(':') && !isOfChildren(inside))
      .map(({ selector }) => `${file}: ${selector}`),
  )
  expect(found).toEqual([])
  expect(isOfChildren('.filters:popover-open')).toBe(false)
  expect(isOfChildren('> #app .filters:popover-open')).toBe(false)
})

function isOfChildren(inside: string): boolean {
  return inside.trim().startsWith('>') && !/[^>\s]\s+[^>\s]/.test(inside)
}
