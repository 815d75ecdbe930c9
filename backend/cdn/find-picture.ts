import {
  findTransformed,
  transformedKey,
  storeFailure,
  storeTransformed,
} from './transformed-pictures.ts'
import { isUnreadable, transformPicture, type TransformedPicture } from './transform-picture.ts'
import { type OriginalPicture, findOriginal, readPicture } from './original-picture.ts'
import type { ImageStyle } from './parse-style.ts'
import type { PictureFormat } from './picture-format.ts'
import type { PictureEnv, PictureFile } from './picture-files.ts'
import { isUncropped, planPicture, type Size, widthToFill } from './plan-picture.ts'
import { findNearest, findPrepared } from './prepared-picture.ts'
import { log } from '../request/log.ts'
import { errorFields } from '../../domain/error-fields.ts'

interface PictureRequest {
  path: string
  style: ImageStyle
  format: PictureFormat
}

interface PictureDependencies {
  env: PictureEnv
  /** Throws if the rate limit is exceeded. */
  spend: () => Promise<void>
  waitUntil: (work: Promise<void>) => void
}

/**
 * A picture in the requested style: prepared, transformed before, or transformed now. Null: not
 * found.
 */
export async function findPicture(
  requested: PictureRequest,
  { env, spend, waitUntil }: PictureDependencies,
): Promise<PictureFile | null> {
  const { path, style, format } = requested
  // The shop's own styles: one file, without any metadata.
  if (style.width !== null && style.height === null && !style.upscale) {
    const prepared = await findPrepared(env.ASSETS, path, style.width, format)
    if (prepared) return prepared
  }
  const original = await findOriginal(env, path)
  if (!original) return null
  if (!env.IMAGES) return findSubstitute(requested, original, env)
  const key = await transformedKey(style, format, original.etag || path)
  const made = await findTransformed(env, key)
  if (made) return made === 'unusable' ? null : made
  const bytes = await original.read()
  const picture = bytes && readPicture(bytes)
  if (!picture) {
    const detail = 'is too large, or no JPEG, PNG, WebP, AVIF or GIF'
    log('error', 'picture-failure', { path, detail })
    waitUntil(storeFailure(key))
    return null
  }
  const plan = planPicture(style, picture)
  const prepared = original.isPrepared && (await findWhole(env, requested, plan, picture))
  if (prepared) return prepared
  await spend()
  let result: TransformedPicture
  try {
    result = await transformPicture(env.IMAGES, bytes, plan, format)
  } catch (error) {
    log('error', 'picture-failure', { path, ...errorFields(error) })
    // The prepared file is intact, so the service has failed.
    if (original.isPrepared || !isUnreadable(error)) return findSubstitute(requested, original, env)
    waitUntil(storeFailure(key))
    return null
  }
  waitUntil(storeTransformed(env, key, result))
  return { ...result, body: result.bytes }
}

/** The prepared file, if the style crops nothing. */
async function findWhole(
  { ASSETS }: PictureEnv,
  { path, format }: PictureRequest,
  plan: Size,
  picture: Size,
): Promise<PictureFile | null> {
  return isUncropped(plan, picture) ? findPrepared(ASSETS, path, plan.width, format) : null
}

/** Fallback without transformation: the prepared width that fills the box, or the original. */
async function findSubstitute(
  { path, style, format }: PictureRequest,
  original: OriginalPicture,
  { ASSETS }: PictureEnv,
): Promise<PictureFile | null> {
  const bytes = await original.read()
  const picture = bytes && readPicture(bytes)
  if (!picture) return null
  if (!original.isPrepared)
    return { body: bytes, etag: original.etag, mediaType: picture.mediaType, isSubstitute: true }
  const width = widthToFill(planPicture(style, picture), picture)
  const nearest = await findNearest(ASSETS, path, width, format)
  return nearest && { ...nearest, isSubstitute: true }
}
