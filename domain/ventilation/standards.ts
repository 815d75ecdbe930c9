/** The edition of a standard that a figure is from. Not verified: its text was not available. */
export interface Source {
  standard: string
  isVerified: boolean
}

/** Standards by the editions that the shop calculates with (domain part 2.2). */
export const editions = {
  din1946: 'DIN 1946-6:2019-12',
  din18017: 'DIN 18017-3:2022-05',
  onorm6038: 'ÖNORM H 6038:2020-06',
  csn15665: 'ČSN EN 15665/Z1:2011',
  stn16798: 'STN EN 16798-1:2019',
  stn730540: 'STN 73 0540-2:2012',
} as const

export function unverified(...standards: string[]): Source {
  return { standard: standards.join(', '), isVerified: false }
}

/** Name of a source with the mark of unverified figures; a note explains the mark (`planner.unverified`). */
export function markedSource({ standard, isVerified }: Source): string {
  return isVerified ? standard : `${standard} *`
}
