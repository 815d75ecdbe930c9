/** Twelve reviews. */
export const reviewed = '/produkt/tubavent-klappo-plus-rueckschlagklappe'
export const withLabel = '/produkt/borealux-aurora-kwl-geraet-fuer-die-wand'
export const ended = '/produkt/zefyra-etage-pro-radialluefter'
export const soldOut =
  '/produkt/luftbasis-claro-ii-badluefter-axial?variant_id=v-bath-axial-claro-ii-100-standard'
