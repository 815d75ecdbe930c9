/** A fan with many variants; the shop of the tests has enough of it for all their orders. */
export const fan = {
  path: '/produkt/zefyra-aura-badluefter-axial',
  variantId: 'v-bath-axial-aura-100-standard',
  name: 'Zefyra Aura',
}
