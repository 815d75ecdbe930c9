/** When a tag was purged, and the change that was the reason. */
export interface PurgeMark {
  at: number
  updatedAt: number
}
