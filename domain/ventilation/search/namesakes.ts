import type { Locale } from '../../locale.ts'
import { type Attribute, attribute } from './attribute.ts'
import { text } from './problem.ts'
import { valueFacet } from './trade-facet.ts'

type Name = Partial<Record<Locale, string>>

const flatBend = text('Flachkanal Bogen', 'ploché koleno', 'ploché koleno', 'flat duct bend')
const flatTee = text('Flachkanal T-Stück', 'plochý t-kus', 'plochý t-kus', 'flat duct tee')
const flatJoint = text(
  'Flachkanal Verbinder',
  'plochá spojka',
  'plochá spojka',
  'flat duct connector',
)

const adapter = text(
  'Flachkanal Adapter',
  'plochý kanál přechod',
  'plochý kanál prechod',
  'flat to round',
)

interface Namesake {
  of: Name
  /** The parameter by which they differ, and the value; without one, any that the others lack. */
  by: { code: string; id?: string }
  products: readonly Name[]
}

const rectangle = { code: 'size_ab' }

/** Products that are called like others, from which a measure tells them: `Bogen 220x90`. */
export const namesakes: readonly Namesake[] = [
  {
    of: text('Trafo', 'trafo', 'trafo', 'transformer'),
    by: { code: 'u', id: '12' },
    products: [text('SELV Trafo', 'trafo SELV', 'trafo SELV', 'SELV transformer')],
  },
  ...['63', '75', '90'].map((id) => ({
    of: text('Flexrohr', 'hadice', 'hadica', 'flexible duct'),
    by: { code: 'dn', id },
    products: [text('KWL Rohr', 'rozvodná hadice', 'rozvodná hadica', 'semi rigid duct')],
  })),
  {
    of: text('Rohr', 'potrubí', 'potrubie', 'duct'),
    by: rectangle,
    products: [
      text('Flachkanal', 'plochý kanál', 'plochý kanál', 'flat duct'),
      text('Blechkanal', 'čtyřhranné potrubí', 'štvorhranné potrubie', 'rectangular duct'),
    ],
  },
  {
    of: text('Schalldämpfer', 'tlumič', 'tlmič', 'silencer'),
    by: rectangle,
    products: [
      text('Kulissenschalldämpfer', 'kulisový tlumič', 'kulisový tlmič', 'baffle silencer'),
    ],
  },
  {
    of: text('Deckenauslass', 'vyústka', 'výustka', 'ceiling diffuser'),
    by: rectangle,
    products: [
      text('Lüftungsgitter innen', 'čtyřhranná vyústka', 'štvorhranná výustka', 'indoor grille'),
    ],
  },
  {
    of: text('Tellerventil', 'anemostat', 'anemostat', 'disc valve'),
    by: { code: 'plate' },
    products: [text('Drallauslass', 'vířivý anemostat', 'vírivý anemostat', 'swirl diffuser')],
  },
  { of: text('Bogen', 'oblouk', 'oblúk', 'bend'), by: rectangle, products: [flatBend] },
  { of: text('T-Stück', 't-kus', 't-kus', 'tee'), by: rectangle, products: [flatTee] },
  { of: text('Verbinder', 'spojka', 'spojka', 'connector'), by: rectangle, products: [flatJoint] },
  { of: text('Reduzierung', 'redukce', 'redukcia', 'reducer'), by: rectangle, products: [adapter] },
]

/** Shapes of flat-duct fittings by their names. */
export const flatShapes: readonly Attribute[] = [
  attribute(
    valueFacet('shape', 'bend-h', 'bend-v'),
    'Flachkanal Bogen, Flachkanalbogen, Flachkanal Winkel, Flachkanalwinkel, Umlenkstück, Flachkanal Umlenkstück, Flachkanal Umlenkung',
    'plochý kanál koleno, ploché potrubí koleno, ploché koleno, plochý oblouk, plochý kanál oblouk, ploché potrubí oblouk',
    'plochý kanál koleno, ploché potrubie koleno, ploché koleno, plochý oblúk, plochý kanál oblúk, ploché potrubie oblúk',
    'flat duct bend, flat channel bend, flat duct elbow, flat channel elbow, flat bend, flat elbow',
  ),
  attribute(
    valueFacet('shape', 'tee'),
    'Flachkanal T-Stück, Flachkanal Abzweig',
    'plochý t-kus, plochý kanál t-kus, ploché potrubí t-kus, plochá odbočka',
    'plochý t-kus, plochý kanál t-kus, ploché potrubie t-kus, plochá odbočka',
    'flat duct tee, flat channel tee, flat tee',
  ),
  attribute(
    valueFacet('shape', 'joint'),
    'Flachkanal Verbinder, Flachkanal Muffe, Flachkanalverbinder',
    'plochá spojka, plochý kanál spojka, ploché potrubí spojka',
    'plochá spojka, plochý kanál spojka, ploché potrubie spojka',
    'flat duct connector, flat channel connector, flat duct coupling, flat connector',
  ),
]
