import { type ReactNode, Suspense, use } from 'react'
import { describe, it } from 'vitest'
import { joinChunks } from './react-chunks.ts'
import { installedReact, installedSource, joinedReact } from './testing/react-builds.ts'

/** Chunks of a stream as they arrived. */
async function piecesOf(react: typeof installedReact, node: ReactNode) {
  const stream = await react.renderToReadableStream(node, { nonce: 'n', onError: () => 'digest' })
  const pieces: Uint8Array[] = []
  for await (const piece of stream) pieces.push(piece)
  return { pieces, bytes: Buffer.concat(pieces) }
}

function Late({ by, children }: { by: Promise<unknown>; children?: ReactNode }) {
  use(by)
  return <p>{children}</p>
}

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const long = 'Lüftungsgerät mit Wärmerückgewinnung – 350 m³/h, ≤ 25 dB 🌀 '.repeat(400)

const trees: Record<string, () => ReactNode> = {
  nothing: () => null,
  'numbers, lists and empty texts': () => [1, 0, '', false, 'a', 'b', <br key="br" />],
  'text beyond ASCII, longer than a view': () => <p title={long}>{long}</p>,
  'half of a surrogate pair': () => <p title={'\uD83D'}>{'a\uDE00'}</p>,
  'attributes, styles and raw HTML': () => (
    <a href="/?a=1&b=<2>" style={{ color: 'red', marginTop: 4 }} hidden data-x={'"'}>
      <input defaultValue="ß" defaultChecked readOnly />
      <select defaultValue="b">
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <textarea defaultValue={'\nzwei'} readOnly />
      <svg viewBox="0 0 1 1">
        <path d="M0 0" strokeWidth={2} />
      </svg>
      {/* oxlint-disable-next-line react/no-danger -- a way of React's to write markup */}
      <b dangerouslySetInnerHTML={{ __html: '<i>ü</i>' }} />
    </a>
  ),
  'a whole document': () => (
    <html lang="de">
      <head>
        <title>Ø 125</title>
        <link rel="stylesheet" href="/a.css" precedence="low" />
      </head>
      <body>
        <script async src="/a.js" />
      </body>
    </html>
  ),
  'parts that come late, one in another, one that fails': () => (
    <main>
      <Suspense fallback={<p>Lädt …</p>}>
        <Late by={after(20)}>{long}</Late>
        <Suspense fallback="…">
          <Late by={after(40)}>zweiter</Late>
        </Suspense>
      </Suspense>
      <Suspense fallback={<p>Nichts</p>}>
        <Late by={after(10).then(() => Promise.reject(new Error('late')))} />
      </Suspense>
    </main>
  ),
}

describe("React's edge build with joined strings", () => {
  it.for(Object.keys(trees))(
    'design §9 rendering: writes the same bytes: %s',
    async (name, { expect }) => {
      const tree = trees[name] as () => ReactNode
      const installed = await piecesOf(installedReact, tree())
      const joined = await piecesOf(joinedReact, tree())
      expect(joined.bytes).toEqual(installed.bytes)
      expect(String(joined.bytes)).not.toContain('<!--$!-->')
    },
  )

  it('design §9 rendering: encodes once per flush', async ({ expect }) => {
    const tree = () => (
      <ul>
        {Array.from({ length: 2000 }, (_, key) => (
          <li key={key}>{long.slice(0, 99)}</li>
        ))}
      </ul>
    )
    expect((await piecesOf(installedReact, tree())).pieces.length).toBeGreaterThan(50)
    expect((await piecesOf(joinedReact, tree())).pieces.length).toBe(1)
  })

  it.for([
    [
      'another function among them',
      'function completeWriting(',
      'function clonePrecomputedChunk() {}\nfunction completeWriting(',
    ],
    ['a function less', 'function byteLengthOfChunk(chunk) {\n  return chunk.byteLength;\n}\n', ''],
    [
      'one more use of bytes',
      'function finishedSegment(',
      'function sizeOf(chunk) { return chunk.byteLength }\nfunction finishedSegment(',
    ],
    [
      'another way to begin',
      'currentView = new Uint8Array(4096);\n  writtenBytes = 0;',
      'beginWriting();',
    ],
  ] as const)('refuses an edge build that has changed: %s', ([, from, to], { expect }) => {
    const changed = installedSource.replaceAll(from, to)
    expect(changed).not.toBe(installedSource)
    expect(() => joinChunks(changed)).toThrow(/another way/)
  })
})
