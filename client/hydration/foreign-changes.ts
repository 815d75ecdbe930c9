/* Changes that browser translation and extensions make to the document behind React's back. Chrome
   replaces each text by a <font> with its translation: React would change a text that nobody sees,
   and removing it would throw, which takes the page down (decision 0164). */

/** Texts of the shop by the <font> that replaces them. */
const originals = new WeakMap<Node, Text>()
const replacements = new WeakMap<Node, Node>()

/** Call it before hydration. */
export function tolerateForeignChanges(root: Element): void {
  new MutationObserver((records) => {
    for (const record of records) for (const node of record.removedNodes) noteText(node, record)
  }).observe(root, { childList: true, subtree: true })
  patchNode(Node.prototype)
}

/** The <font> is added by the same operation, or beside the text by one before. */
function noteText(node: Node, { addedNodes, previousSibling, nextSibling }: MutationRecord): void {
  if (!(node instanceof Text)) return
  const font = [...addedNodes, previousSibling, nextSibling].find(
    (other) => other instanceof HTMLElement && other.localName === 'font' && !originals.has(other),
  )
  if (!font) return
  originals.set(font, node)
  replacements.set(node, font)
}

/**
 * Puts back all texts around a replaced one: a translation may move words between them. The browser
 * then translates them anew.
 */
function putBack(text: Node): void {
  const parent = text.parentNode ? null : replacements.get(text)?.parentNode
  for (const font of parent ? [...parent.childNodes] : []) {
    const original = originals.get(font)
    if (original && !original.parentNode) font.parentNode?.replaceChild(original, font)
  }
}

/** The child of a parent that is, or by now contains, a node. */
function childWith(parent: Node, node: Node): Node | null {
  putBack(node)
  let at: Node | null = node
  while (at && at.parentNode !== parent) at = at.parentNode
  return at
}

/** React's operations on nodes that are elsewhere do what is left to do instead of throwing. */
function patchNode(prototype: Node): void {
  const { appendChild, insertBefore, removeChild } = prototype
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    const own = child.parentNode === this ? child : childWith(this, child)
    if (own) removeChild.call(this, own)
    return child
  }
  prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, at: Node | null) {
    putBack(node)
    const before = at && (at.parentNode === this ? at : childWith(this, at))
    insertBefore.call(this, node, before)
    return node
  }
  prototype.appendChild = function <Child extends Node>(this: Node, node: Child) {
    putBack(node)
    appendChild.call(this, node)
    return node
  }
  const value = Object.getOwnPropertyDescriptor(prototype, 'nodeValue')
  if (!value?.set) return
  const { set } = value
  Object.defineProperty(prototype, 'nodeValue', {
    ...value,
    set(this: Node, next: string | null) {
      if (!this.parentNode) putBack(this)
      set.call(this, next)
    },
  })
}
