/** Unit tests that are too slow for `npm test`. */
export const slowTests = [
  'backend/contract/documented-contract.test.ts',
  'backend/contract/malformed-input.test.ts',
  'backend/contract/refusals.test.ts',
  'backend/documents/product/product-documents.test.ts',
  'backend/platform-limits.test.ts',
  'demo/catalogue/adviser.test.ts',
  'demo/search/adviser-listing.test.ts',
  'demo/search/planner-listing.test.ts',
  'demo/search/query-variations.test.ts',
  'domain/checkout/delivery/delivery-date.property.test.ts',
  'worker/admission.test.ts',
  'worker/api/form/pages-for-forms.test.ts',
  'worker/features.test.ts',
  'worker/platform-limits.test.ts',
  'worker/invalid-fields.test.ts',
  'worker/every-field.test.ts',
  'worker/request/cookies/invalid-cookies.test.ts',
]

/** Arguments that exclude them from a run of Vitest, whichever folder is its project's root. */
export const withoutSlowTests = slowTests.flatMap((file) => [
  '--exclude',
  `**/${file.split('/').slice(1).join('/')}`,
])

/** Whether `npm run test:world` runs a file, not `npm test`. */
export function isOfWorld(file: string): boolean {
  return file.startsWith('world/') || slowTests.includes(file)
}
