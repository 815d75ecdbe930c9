export interface UpstreamResult<Answer> {
  answer: Answer
  /** Length of the answer as text, for the caches' limits. */
  size: number
  /** When the newest thing in the answer was changed; null when the upstream does not say. */
  updatedAt: number | null
}
