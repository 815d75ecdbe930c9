/** Controls outside of the filters' form belong to it by this id. */
export const filterFormId = 'filters'
