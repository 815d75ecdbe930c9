/** API routes of the account, its lists, offers and documents; like `api`. */
export const accountApi = {
  login: '/api/login',
  logout: '/api/logout',
  /** By the token of `/auth/proxy`. */
  loginAs: '/api/login-as',
  register: '/api/register',
  passwordForgotten: '/api/password/forgotten',
  passwordReset: '/api/password/reset',
  /** Action of an emailed link: an order, a message, an account. */
  confirmation: '/api/confirmation',
  userSettings: '/api/user/settings',
  userPassword: '/api/user/password',
  /** Form only: ends one session, or all others. */
  userSessions: '/api/user/sessions',
  userAddresses: '/api/user/addresses',
  userAddress: (id: string) => `/api/user/addresses/${encodeURIComponent(id)}`,
  /** Form only: saves variants with their amounts as a new list. */
  userLists: '/api/user/lists',
  userList: (id: string) => `/api/user/lists/${encodeURIComponent(id)}`,
  /** Form only: adds the whole list to the cart. */
  sharedList: (token: string) => `/api/shared-lists/${encodeURIComponent(token)}`,
  reorder: (orderId: string) => `/api/user/orders/${encodeURIComponent(orderId)}/again`,
  /** A file: `pdf`, or `xml` for a public buyer. */
  invoice: (orderToken: string, invoiceId: string, format: 'pdf' | 'xml') =>
    `/api/invoices/${encodeURIComponent(orderToken)}/${encodeURIComponent(invoiceId)}.${format}`,
  /** A file of the customer's documents. */
  userDocument: (id: string, format: 'pdf' | 'xml') =>
    `/api/user/documents/${encodeURIComponent(id)}.${format}`,
  /** Form only: saves the cart as an offer. */
  offers: '/api/user/offers',
  /** Form only: adds an offer's items to the cart. */
  offerCart: (id: string) => `/api/user/offers/${encodeURIComponent(id)}/cart`,
  orderItems: (orderId: string) => `/api/user/orders/${encodeURIComponent(orderId)}/items.csv`,
  /** Pictures of ordered products, as a ZIP. */
  orderImages: (orderId: string) => `/api/user/orders/${encodeURIComponent(orderId)}/images.zip`,
  /** Export of the customer's data, as JSON. */
  userExport: '/api/user/export.json',
  /** Form only: deletes the account. */
  userDelete: '/api/user/delete',
} as const
