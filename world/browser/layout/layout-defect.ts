export interface LayoutDefect {
  kind: 'sideways' | 'cut' | 'leaves-box' | 'covered' | 'overlap' | 'letters' | 'small-target'
  /** CSS selector of an element, with the beginning of its text. */
  where: string
  detail: string
}
