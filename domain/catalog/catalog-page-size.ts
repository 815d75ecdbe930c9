/** Products of a page of a list (spec §9). */
export const catalogPageSize = 21
