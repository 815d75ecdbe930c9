export interface UpstreamResult<ResponseBody> {
  response: ResponseBody
  /** Length of the response's text, for the caches' limits. */
  size: number
  /** Newest modification time in the response; null if the upstream sends none. */
  updatedAt: number | null
}
