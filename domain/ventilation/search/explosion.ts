import { type Attribute, attribute } from './attribute.ts'
import { valueFacet } from './trade-facet.ts'

/** Products for explosive atmospheres; the rest must not be taken for one of them. */
export const explosionProof: Attribute = attribute(
  valueFacet('atex', '2g-eb', '2g-h', '3g'),
  'ATEX, explosionsgeschützt, explosionsgefährdet, Ex-Schutz, Explosionsschutz, Ex-Bereich, Ex-geschützt',
  'ATEX, nevýbušný, výbušný, výbušné prostředí, do výbušného prostředí, ochrana proti výbuchu',
  'ATEX, nevýbušný, výbušný, výbušné prostredie, do výbušného prostredia, ochrana proti výbuchu',
  'ATEX, explosion proof, explosion-proof, flameproof, hazardous area, explosive atmosphere',
)
