/** A heading in a table of contents. */
export interface TocEntry {
  /** Id of the heading. */
  id: string
  title: string
  /** 0, or 1 below another one. */
  depth: number
}
