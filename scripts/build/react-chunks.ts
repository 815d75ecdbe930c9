import type { Plugin } from 'vite'

/** Start and end of the functions in React's edge build that encode markup. */
const first = 'function writeChunk('
const behind = 'function closeWithError('
const known = [
  'writeChunk',
  'writeChunkAndReturn',
  'completeWriting',
  'stringToChunk',
  'stringToPrecomputedChunk',
  'byteLengthOfChunk',
]

/** Replacements that collect strings instead of bytes. */
const gathering = `
function writeChunk(destination, chunk) { currentView += chunk; }
function writeChunkAndReturn(destination, chunk) { currentView += chunk; return !0; }
function completeWriting(destination) {
  "" !== currentView && destination.enqueue(textEncoder.encode(currentView));
  currentView = "";
}
var textEncoder = new TextEncoder();
function stringToChunk(content) { return void 0 === content ? "" : "" + content; }
function stringToPrecomputedChunk(content) { return "" + content; }
function byteLengthOfChunk(chunk) { return chunk.length; }
`

const rendering = 'function renderElement(request, task, keyPath, type, props, ref) {'

/**
 * Renders the element type of client/hydration/cached-markup.tsx: HTML as it is, or children whose HTML
 * is given to `onMarkup`, unless a part of it is still waited for.
 */
const serverMarkup = `
var serverMarkup = Symbol.for("storefront.server-markup");
function renderServerMarkup(request, task, keyPath, props) {
  var segment = task.blockedSegment;
  segment.lastPushedText = !1;
  if (void 0 !== props.html) { segment.chunks.push(props.html); return; }
  var from = segment.chunks.length, parts = segment.children.length, ownPath = task.keyPath;
  props.before && segment.chunks.push(props.before);
  task.keyPath = keyPath;
  renderNodeDestructive(request, task, props.children, -1);
  task.keyPath = ownPath;
  props.after && segment.chunks.push(props.after);
  segment.lastPushedText = !1;
  if (props.onMarkup && parts === segment.children.length) props.onMarkup(segment.chunks.slice(from).join(""));
}
`

/** Other places of that file: expected number, and replacement. */
const uses: readonly (readonly [pattern: RegExp, times: number, replacement: string])[] = [
  [/currentView = null,\s+writtenBytes = 0;/g, 1, 'currentView = "";'],
  // State of a failed flush must not leak into the next one, which is another visitor's.
  [/currentView = new Uint8Array\(\d+\);\s+writtenBytes = 0;/g, 2, 'currentView = "";'],
  [/segment\[i\]\.byteLength/g, 1, 'segment[i].length'],
  // Only a render that resumes a postponed one compares the names of elements.
  [/name = getComponentNameFromType\(type\),(\s+)keyOrIndex/g, 1, 'name = null,$1keyOrIndex'],
]

/**
 * React's edge build encodes every tag, attribute and text separately and copies the bytes into
 * views of 4 kB, more than half of the time of rendering a listing. Here the strings of a flush are
 * joined and encoded at once, with identical bytes (docs/decisions/0096). @throws if React has
 * changed: check the new build, then fix or remove this file.
 */
export function joinChunks(source: string): string {
  const start = source.indexOf(first)
  const end = source.indexOf(behind)
  const found = [...source.slice(start, end).matchAll(/^function (\w+)\(/gm)].map(
    ([, name]) => name,
  )
  let code = source.slice(0, start) + gathering + source.slice(end)
  const [before, after, ...more] = code.split(rendering)
  const isKnown = after !== undefined && more.length === 0
  code = `${before}${serverMarkup}${rendering}
  if (type === serverMarkup) return renderServerMarkup(request, task, keyPath, props);${after}`
  const missed = uses.filter(([pattern, times]) => [...code.matchAll(pattern)].length !== times)
  for (const [pattern, , replacement] of uses) code = code.replace(pattern, replacement)
  const left = code.match(/byteLength\b|Uint8Array|writtenBytes/)
  if (found.join() !== known.join() || missed.length > 0 || left || !isKnown) {
    throw new Error('React writes its markup in another way now, see scripts/build/react-chunks.ts')
  }
  return code
}

export function reactChunks(): Plugin {
  return {
    name: 'react-chunks',
    transform: {
      filter: { id: /react-dom-server\.edge\.production\.js/ },
      handler: (source) => ({ code: joinChunks(source), map: null }),
    },
  }
}
