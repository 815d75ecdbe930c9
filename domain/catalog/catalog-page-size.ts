/** Products per page (spec §9). */
export const catalogPageSize = 21
