/** API routes of forms to the shop, and of links in its newsletters; like `api`. */
export const contactApi = {
  withdrawal: '/api/withdrawal',
  claim: '/api/claim',
  contact: '/api/contact',
  newsletterActivation: '/api/newsletter/activate',
  newsletterEnd: '/api/newsletter/unsubscribe',
  watcherEnd: '/api/watchers/unsubscribe',
} as const
