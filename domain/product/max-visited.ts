/** Maximum recently viewed products (spec §4, §9). */
export const maxVisited = 8
