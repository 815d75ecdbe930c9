/** A fan with many variants and enough stock for all test orders. */
export const fan = {
  path: '/produkt/zefyra-aura-badluefter-axial',
  variantId: 'v-bath-axial-aura-100-standard',
  name: 'Zefyra Aura',
}
