import { fingerprint } from '../db/hash.ts'
import type { PictureFormat } from './picture-format.ts'
import type { ImageStyle } from './parse-style.ts'
import type { PictureEnv, PictureFile } from './picture-files.ts'

/** Cache key: a style of one version of an original, whatever its URL. */
export function transformedKey(
  { width, height, crop, upscale }: ImageStyle,
  format: PictureFormat,
  original: string,
): Promise<string> {
  return fingerprint(JSON.stringify([width, height, crop, upscale, format, original]))
}

const lifetime = 'public, max-age=2592000'
const lifetimeOfFailure = 'public, max-age=300'

/** An earlier transformation: from the Cache API, else from the bucket. */
export async function findTransformed(
  { FILES }: PictureEnv,
  key: string,
): Promise<PictureFile | 'unusable' | null> {
  const response = await (await openCache()).match(addressOf(key))
  if (response?.status === 200) {
    const mediaType = response.headers.get('Content-Type') ?? ''
    return { body: response.body, etag: response.headers.get('ETag'), mediaType }
  }
  if (response) return 'unusable'
  const file = await FILES?.get(`made/${key}`)
  if (!file) return null
  const mediaType = file.httpMetadata?.contentType ?? ''
  return { body: file.body, etag: file.customMetadata?.['etag'] ?? null, mediaType }
}

export async function storeTransformed(
  { FILES }: PictureEnv,
  key: string,
  { bytes, etag, mediaType }: { bytes: Uint8Array<ArrayBuffer>; etag: string; mediaType: string },
): Promise<void> {
  const headers = { 'Content-Type': mediaType, ETag: etag, 'Cache-Control': lifetime }
  await (await openCache()).put(addressOf(key), new Response(bytes, { headers }))
  await FILES?.put(`made/${key}`, bytes, {
    httpMetadata: { contentType: mediaType },
    customMetadata: { etag },
  })
}

/** Failures are cached for a while. */
export async function storeFailure(key: string): Promise<void> {
  const headers = { 'Cache-Control': lifetimeOfFailure }
  await (await openCache()).put(addressOf(key), new Response(null, { status: 404, headers }))
}

function openCache(): Promise<Cache> {
  return caches.open('pictures')
}

function addressOf(key: string): string {
  return `https://pictures.invalid/${key}`
}
