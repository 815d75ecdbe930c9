import { type Attribute, attribute } from './attribute.ts'
import { valueFacet } from './trade-facet.ts'

const colour = (...ids: string[]) => valueFacet('color_ral', ...ids)

/** Materials and colours. */
export const finishes: readonly Attribute[] = [
  attribute(
    {
      any: [
        { code: 'material', values: ['stainless'] },
        { code: 'color_ral', values: ['steel'] },
      ],
    },
    'Edelstahl, Edelstahl gebürstet, gebürstet, Inox, V2A, VA, V4A, Niro, rostfrei, nichtrostend, Nirosta',
    'nerez, nerezový, broušený nerez, kartáčovaný nerez, kartáčovaná ocel, inox, nerezavějící, antikoro',
    'nerez, nerezový, brúsený nerez, kefovaný nerez, kefovaná oceľ, antikor, antikorový, inox, nehrdzavejúci',
    'stainless, stainless steel, brushed steel, brushed stainless, brushed metal, satin steel, brushed, inox, rustproof, rust proof, SS304',
  ),
  attribute(
    valueFacet('material', 'galvanised'),
    'verzinkt, Stahl verzinkt, Stahlblech, Blech',
    'pozink, pozinkovaný, plechový, plech',
    'pozink, pozinkovaný, plechový, plech',
    'galvanised, galvanized, galv, steel',
  ),
  attribute(
    valueFacet('material', 'galvanised', 'painted', 'stainless', 'aluminium'),
    'Metall',
    'kov, kovový',
    'kov, kovový',
    'metal',
  ),
  attribute(
    valueFacet('material', 'aluminium'),
    'Alu, Aluminium',
    'hliník, hliníkový, alu',
    'hliník, hliníkový, alu',
    'aluminium, aluminum, alu',
  ),
  attribute(
    valueFacet('material', 'abs', 'pp', 'pe', 'pvc', 'pur'),
    'Kunststoff, Plastik',
    'plast, plastový, umělá hmota',
    'plast, plastový',
    'plastic, non metal, non metallic',
  ),
  attribute(
    valueFacet('material', 'elastomer'),
    'Kautschuk, Elastomer, Armaflex',
    'kaučuk, kaučukový, armaflex',
    'kaučuk, kaučukový, armaflex',
    'elastomer, rubber foam, nitrile rubber, armaflex',
  ),
  attribute(colour('ral-9016', 'ral-9010', 'ral-9003'), 'weiß, weis', 'bílý', 'biely', 'white'),
  attribute(colour('ral-9005'), 'schwarz', 'černý', 'čierny', 'black'),
  attribute(
    colour('ral-7016'),
    'anthrazit, dunkelgrau',
    'antracit, antracitový, tmavě šedý',
    'antracit, antracitový, tmavosivý',
    'anthracite, dark grey',
  ),
  attribute(
    colour('ral-9006'),
    'silber, silbern, weißaluminium',
    'stříbrný',
    'strieborný',
    'silver',
  ),
  attribute(colour('ral-7035', 'ral-7016'), 'grau', 'šedý', 'sivý, šedý', 'grey, gray'),
  attribute(colour('ral-8017'), 'braun', 'hnědý', 'hnedý', 'brown'),
  attribute(
    colour('ral-8004'),
    'rot, ziegelrot, kupferbraun, terrakotta, terracotta, ziegelfarben, ziegel',
    'červený, cihlový, cihlově červený, terakota, terakotový, měděný',
    'červený, tehlový, tehlovočervený, terakota, terakotový, medený',
    'red, brick red, terracotta, brick, copper brown, copper',
  ),
  attribute(colour('gold'), 'gold, golden', 'zlatý', 'zlatý', 'gold'),
  attribute(colour('chrome'), 'chrom, verchromt', 'chrom, chromový', 'chróm, chrómový', 'chrome'),
  attribute(
    valueFacet('material', 'butyl'),
    'Butyl, Butylband',
    'butyl, butylový, butylová páska',
    'butyl, butylový, butylová páska',
    'butyl, butyl tape',
  ),
  attribute(
    valueFacet('material', 'aluminium'),
    'Aluklebeband, Aluband, Alutape',
    'alu páska',
    'alu páska',
    'foil tape',
  ),
]
