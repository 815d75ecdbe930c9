/**
 * Naming of pictures of one colour, after the main view: `silva-2` from another side,
 * `silva-in-bath`, `silva-on-roof` or `silva-over-door` in use, `silva-detail` for a part of it.
 */
const named = /^(.+?)-(2|detail|(?:in|on|over)-[a-z]+)$/

export interface PictureView {
  /** Path of the main view. */
  look: string
  /** null: it is the main view. */
  view: string | null
}

export function pictureViewOf(path: string): PictureView {
  const [, look, view] = named.exec(path) ?? []
  return look === undefined || view === undefined ? { look: path, view: null } : { look, view }
}
