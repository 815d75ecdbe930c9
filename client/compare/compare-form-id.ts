/** One form for the compare buttons of all tiles, so that each works without JavaScript. */
export const compareFormId = 'compare'
