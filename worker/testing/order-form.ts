/** A guest's order form without errors, for the total of the sample cart. */
export const orderForm = {
  email: 'anna@example.com',
  fullName: 'Anna Weiß',
  phone: '+49 30 1234567',
  street: 'Lindenallee',
  houseNumber: '4a',
  postcode: '10115',
  city: 'Berlin',
  country: 'DEU',
  terms: 'on',
  idempotencyKey: 'attempt-0123456789',
  expectedTotal: '85.9',
}
