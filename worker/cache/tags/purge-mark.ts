/** Time of a tag's purge, and of the change behind it. */
export interface PurgeMark {
  at: number
  updatedAt: number
}
