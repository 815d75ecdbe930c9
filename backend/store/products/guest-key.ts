import { hashToken } from '../../db/hash.ts'

/** Author of a guest's reviews: the hash of an unverified address, which is not trusted. */
export function guestKey(email: string): Promise<string> {
  return hashToken(`review:${email.toLowerCase()}`)
}
