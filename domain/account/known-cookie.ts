/**
 * Readable cookie with value 1 while there is a session or a guest cart, whose own cookies are
 * HttpOnly.
 */
export const knownCookie = 'known'
