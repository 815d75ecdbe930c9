/** Asset files: the binding ASSETS, and the dev server. */
export interface Assets {
  fetch: (address: string, init?: { method: string }) => Promise<Response>
}

/** Originals uploaded by editors: the binding FILES. */
export type FileStore = Pick<R2Bucket, 'get' | 'head' | 'list' | 'put'>

/** Sources of a picture. */
export interface PictureEnv {
  ASSETS: Assets
  FILES?: FileStore
  IMAGES?: Pick<ImagesBinding, 'input'>
}

/** A picture file that can be served unchanged. */
export interface PictureFile {
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | null
  etag: string | null
  mediaType: string
  /** A fallback while transformation fails. */
  isSubstitute?: boolean
}
