/** Products that a browser remembers to have shown (spec §4, §9). */
export const maxVisited = 8
