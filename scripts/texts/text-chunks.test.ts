import { describe, expect, it } from 'vitest'
import { readTextFiles } from './read-texts.ts'
import { scanModule } from './scan-module.ts'
import { textChunks } from './text-chunks.ts'

const keys = new Set(['frame', 'screen', 'late', 'shared', 'dialog', 'other'])

/** The chunks of a small app, each with its keys. */
function chunksOf(files: Record<string, string>, everywhere?: string[]) {
  const chunks = textChunks(keys, (file) => files[file] ?? '', everywhere)
  return Object.fromEntries([...chunks].map(([chunk, texts]) => [chunk, [...texts].toSorted()]))
}

describe('§9 texts of a chunk', () => {
  it('are those of the module and of all its imports, without types and comments', () => {
    const chunks = chunksOf({
      'client/entry.tsx': `import './frame.tsx'; import type { A } from './other.ts'`,
      'client/frame.tsx': `text('frame') // text('screen')`,
      'client/other.ts': `text('other')`,
    })
    expect(chunks).toEqual({ 'client/entry.tsx': ['frame'] })
  })

  it('exclude those that every way to the chunk has loaded', () => {
    const chunks = chunksOf({
      'client/entry.tsx': `text('frame'); import('./a/a.screen.tsx'); import('./b/b.screen.tsx')`,
      'client/a/a.screen.tsx': `text('shared'); text('screen'); import('../late.tsx')`,
      'client/b/b.screen.tsx': `text('shared'); import('../late.tsx')`,
      'client/late.tsx': `text('frame'); text('shared'); text('screen'); text('late')`,
    })
    expect(chunks['client/late.tsx']).toEqual(['late', 'screen'])
  })

  it('are in the entry’s file if the chunk is on every page', () => {
    const chunks = chunksOf(
      {
        'client/entry.tsx': `import('./frame.tsx'); import('./dialog.tsx')`,
        'client/frame.tsx': `text('frame')`,
        'client/dialog.tsx': `text('frame'); text('dialog')`,
      },
      ['client/frame.tsx'],
    )
    expect(chunks).toEqual({
      'client/entry.tsx': ['frame'],
      'client/frame.tsx': [],
      'client/dialog.tsx': ['dialog'],
    })
  })

  it('do not rely on a script that the first page may lack', () => {
    const chunks = chunksOf({
      'client/entry.tsx': `import('./in-place.ts')`,
      'client/in-place.ts': `text('shared'); import('./a/a.screen.tsx')`,
      'client/a/a.screen.tsx': `text('shared'); text('screen')`,
    })
    expect(chunks['client/a/a.screen.tsx']).toEqual(['screen', 'shared'])
  })

  it('terminate for cyclic chunks', () => {
    const chunks = chunksOf({
      'client/entry.tsx': `import('./dialog.tsx')`,
      'client/dialog.tsx': `text('dialog'); import('./late.tsx')`,
      'client/late.tsx': `text('late'); import('./dialog.tsx')`,
    })
    expect(chunks).toMatchObject({ 'client/dialog.tsx': ['dialog'], 'client/late.tsx': ['late'] })
  })

  it.each(['text(`tile.${kind}`)', "text.count('a.' + kind, 2)"])(
    'cannot be known for %s, which fails the build',
    (call) => {
      expect(() => scanModule('client/a.tsx', call)).toThrow('must be a literal')
    },
  )
})

describe('§9 texts of the shop', () => {
  const files = readTextFiles()

  it('are the same files in every language', () => {
    const names = Object.values(files).map((texts) => Object.keys(texts))
    for (const own of names) expect(own).toEqual(names[0])
  })

  it('load those of lazy parts of header, footer and tiles with these, not with the entry', () => {
    const late = {
      'tile.otherColours': 'product-actions-parts',
      'header.logout': 'layout-lazy-personal',
      'footer.email': 'layout-lazy-frame',
    }
    for (const [key, file] of Object.entries(late)) {
      expect(files.de.entry).not.toHaveProperty([key])
      expect(files.de[file]).toHaveProperty([key])
    }
  })
})
