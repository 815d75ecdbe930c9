/**
 * Readable cookie while there is a session (`1`) or only a guest cart (`cart`), whose own cookies
 * are HttpOnly.
 */
export const knownCookie = 'known'

export type KnownVisitor = '1' | 'cart'
