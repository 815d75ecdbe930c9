import { type ReactNode, Suspense, use, useId } from 'react'
import { describe, expect, it, vi } from 'vitest'
import {
  Boundary,
  CachedMarkup,
  type MarkupCache,
  MarkupCacheContext,
} from '../../client/hydration/cached-markup.tsx'
import { ServerOnlyContext, useServerOnly } from '../../client/hydration/server-only.ts'
import { installedReact, joinedReact } from './testing/react-builds.ts'

async function htmlOf(node: ReactNode, cache: MarkupCache | null): Promise<string> {
  const { renderToReadableStream } = cache ? joinedReact : installedReact
  const stream = await renderToReadableStream(
    <MarkupCacheContext value={cache}>{node}</MarkupCacheContext>,
    { onError: () => undefined },
  )
  await stream.allReady
  return new Response(stream).text()
}

function Tile({ id, onRender }: { id: number; onRender?: (() => void) | undefined }) {
  onRender?.()
  return (
    <article id={`tile-${id}`}>
      {'a'}
      {'b & <c>'}
      <img src="/a.webp" alt="" loading="lazy" />
      <Boundary>
        <p>{id}</p>
        {'Ø'}
      </Boundary>
      <Boundary fallback="…">{null}</Boundary>
    </article>
  )
}

function Field() {
  return <input id={useId()} />
}

const list = (ids: number[], onRender?: () => void) => (
  <main>
    text
    {ids.map((id) => (
      <CachedMarkup key={id} input={['tile', id]} serverOnly={[]}>
        {() => <Tile id={id} onRender={onRender} />}
      </CachedMarkup>
    ))}
    text
    <Field />
  </main>
)

function newCache(): MarkupCache & { markup: ReadonlyMap<string, string> } {
  const markup = new Map<string, string>()
  return {
    markup,
    get: (input) => markup.get(JSON.stringify(input)),
    set: (input, html) => void markup.set(JSON.stringify(input), html),
  }
}

describe('design §9 rendering: cached markup', () => {
  it('is the same bytes as rendered markup, in any order', async () => {
    const cache = newCache()
    for (const ids of [[1, 2, 3], [1, 2, 3], [3, 1], [], [2, 4]])
      expect(await htmlOf(list(ids), cache)).toBe(await htmlOf(list(ids), null))
  })

  it('is rendered once', async () => {
    const cache = newCache()
    await htmlOf(list([1, 2]), cache)
    const onRender = vi.fn<() => void>()
    await htmlOf(list([2, 1], onRender), cache)
    expect(onRender).not.toHaveBeenCalled()
    await htmlOf(list([3], onRender), cache)
    expect(onRender).toHaveBeenCalledOnce()
  })

  it('omits the same data from hydration when it is rendered and when it is cached', async () => {
    const cache = newCache()
    const [shown, declared, undeclared] = [{ id: 1 }, { id: 2 }, { id: 3 }]
    const Part = () => {
      useServerOnly(undeclared)
      return <p>{shown.id}</p>
    }
    const omittedFrom = async () => {
      const omitted: object[] = []
      const part = (
        <ServerOnlyContext value={(data) => omitted.push(data)}>
          <CachedMarkup input={[shown]} serverOnly={[declared]}>
            {() => <Part />}
          </CachedMarkup>
        </ServerOnlyContext>
      )
      await htmlOf(part, cache)
      return omitted
    }
    expect(await omittedFrom()).toEqual([declared])
    expect(cache.markup.size).toBe(1)
    expect(await omittedFrom()).toEqual([declared])
  })

  it('is not kept while a part of it is waited for, or has failed', async () => {
    const cache = newCache()
    const part = new Promise((resolve) => setTimeout(resolve, 5, 'late'))
    const Late = () => <p>{String(use(part))}</p>
    const late = (
      <CachedMarkup input={['late']} serverOnly={[]}>
        {() => (
          <div>
            <Late />
            <Suspense fallback="…">
              <Late />
            </Suspense>
          </div>
        )}
      </CachedMarkup>
    )
    expect(await htmlOf(late, cache)).toContain('<p>late</p>')
    expect(cache.markup.size).toBe(0)
    const Failing = (): ReactNode => {
      throw new Error('bad tile')
    }
    const failing = (
      <CachedMarkup input={['failing']} serverOnly={[]}>
        {() => <Failing />}
      </CachedMarkup>
    )
    await expect(htmlOf(failing, cache)).rejects.toThrow('bad tile')
    expect(cache.markup.size).toBe(0)
  })
})
