/** A heading of an article. */
export interface TocEntry {
  /** Of the heading. */
  id: string
  title: string
  /** 0, or 1 below another one. */
  depth: number
}
