/** Files by their address: the binding ASSETS, and the dev server. */
export interface Assets {
  fetch: (address: string, init?: { method: string }) => Promise<Response>
}

/** Originals that editors have put there: the binding FILES. */
export type FileStore = Pick<R2Bucket, 'get' | 'head' | 'list' | 'put'>

/** What a picture is answered from. */
export interface PictureEnv {
  ASSETS: Assets
  FILES?: FileStore
  IMAGES?: Pick<ImagesBinding, 'input'>
}

/** A file of a picture that may be answered as it is. */
export interface PictureFile {
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | null
  etag: string | null
  mediaType: string
  /** It stands in for what cannot be made at present. */
  isSubstitute?: boolean
}
