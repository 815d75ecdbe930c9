import { expect, test } from 'vitest'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { ProblemHelp } from './problem-help.tsx'

const help = (problem: string) =>
  renderInShop(<ProblemHelp problem={problem} articlesHref="/suche?q=Schimmel&tab=articles" />)

test.each(['mould', 'smell', 'damp', 'size'])(
  'problem %s: the adviser comes first, then calculator and articles',
  (problem) => {
    const links = [...help(problem).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(links).toEqual([
      '/luefter-berater',
      '/rechner/luftmenge',
      '/suche?q=Schimmel&amp;tab=articles',
    ])
  },
)

test('problem noise: links to silencers, because no new fan is requested', () => {
  expect(help('noise')).not.toContain('/luefter-berater')
  expect(help('constructor')).toBe('')
})
