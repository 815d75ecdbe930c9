/** Readable cookie of value 1 while there is a session or a guest's cart, whose own cookies no script reads. */
export const knownCookie = 'known'
