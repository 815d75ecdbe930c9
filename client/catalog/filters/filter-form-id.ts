/** `form` id of controls outside the filters' form. */
export const filterFormId = 'filters'
