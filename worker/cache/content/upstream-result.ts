export interface UpstreamResult<Answer> {
  answer: Answer
  /** Length of the answer's text, for the caches' limits. */
  size: number
  /** Newest modification time in the answer; null if the upstream sends none. */
  updatedAt: number | null
}
