import { insert, type SeedStatement } from '../../backend/db/insert.ts'

type Row = [
  tin: string,
  name: string,
  paysVat: boolean,
  street: string,
  houseNumber: string,
  city: string,
  postcode: string,
]

/**
 * Fictitious companies. Numbers starting with 99 are not assigned; their check digits are valid.
 */
const companies: Row[] = [
  ['99001179', 'Vzduchotechnika Borovec s.r.o.', true, 'Nádražní', '214/8', 'Kolín', '280 02'],
  ['99004909', 'Klima Javorník a.s.', true, 'Průmyslová', '1472/11', 'Pardubice', '530 03'],
  ['99008637', 'Stavby Habrová s.r.o.', true, 'Lipová', '37', 'Třebíč', '674 01'],
  ['99012367', 'Elektro Koudelný, spol. s r.o.', true, 'Husova', '905/21', 'Písek', '397 01'],
  ['99016095', 'Rekuperace Jizera s.r.o.', true, 'Boženy Němcové', '118', 'Turnov', '511 01'],
  ['99019825', 'Topenářství Dubnický', false, 'K Mlýnu', '66', 'Sedlčany', '264 01'],
  ['99023555', 'Bytservis Podlesí, družstvo', true, 'Sídliště', '3021/4', 'Příbram', '261 01'],
  ['99027283', 'Penzion U Dvou javorů s.r.o.', false, 'Horská', '245', 'Špindlerův Mlýn', '543 51'],
  [
    '99031019',
    'Pekárna Zlatý klas Vysočina s.r.o.',
    true,
    'Žižkova',
    '1310/17',
    'Jihlava',
    '586 01',
  ],
  ['99034743', 'Autodílna Kvasnička', false, 'Brněnská', '812', 'Hradec Králové', '500 06'],
  ['99038471', 'Dřevovýroba Ostružník s.r.o.', true, 'Pilařská', '52/3', 'Šumperk', '787 01'],
  [
    '99042207',
    'Gastro Modrý sklep s.r.o.',
    true,
    'Masarykovo náměstí',
    '44/12',
    'Znojmo',
    '669 02',
  ],
  ['99045931', 'Projekce TZB Halíková', false, 'Veveří', '2581/102', 'Brno', '616 00'],
  ['99049660', 'Montáže Severka s.r.o.', true, 'Mírová', '1078/30', 'Ústí nad Labem', '400 11'],
  ['99053390', 'Sladovna Hlubočany a.s.', true, 'Hlubočany', '91', 'Vyškov', '682 01'],
  ['99057123', 'Tepelná pohoda Bečva s.r.o.', true, 'Palackého', '1350/28', 'Přerov', '750 02'],
  ['99060850', 'Zámečnictví Raušer', false, 'Tovární', '407', 'Chrudim', '537 01'],
  ['99064588', 'Sportcentrum Pod Hrází, z.s.', false, 'U Stadionu', '1820/9', 'Kladno', '272 01'],
  ['99068311', 'Květinářství Petrklíč s.r.o.', true, 'Zámecká', '19', 'Litomyšl', '570 01'],
  ['99072041', 'Servis filtrů Morava s.r.o.', true, 'Holická', '1173/49', 'Olomouc', '779 00'],
  [
    '99075776',
    'Interiéry Vlaštovka s.r.o.',
    true,
    'Mánesova',
    '860/14',
    'České Budějovice',
    '370 01',
  ],
  ['99079500', 'Lakovna Rubín Haná s.r.o.', true, 'Kojetínská', '3820', 'Kroměříž', '767 01'],
  ['99083230', 'Správa domů Na Výsluní s.r.o.', true, 'Na Výsluní', '226/7', 'Liberec', '460 01'],
  ['99086964', 'Izolace Skalka, spol. s r.o.', true, 'Ostravská', '637/41', 'Opava', '747 05'],
  ['99090694', 'Mlýn a těstárna Lužná', false, 'Lužná', '158', 'Rakovník', '270 51'],
  ['99094428', 'Energetické studie Polaris s.r.o.', true, 'Americká', '2487/35', 'Plzeň', '301 00'],
  ['99098156', 'Chlazení Sněženka s.r.o.', true, 'Bezručova', '1502/6', 'Frýdek-Místek', '738 01'],
  ['99101882', 'Obkladačství Mozaika Zlín s.r.o.', true, 'Štefánikova', '5310', 'Zlín', '760 01'],
  ['99105616', 'Hotel Stříbrný jelen a.s.', true, 'Lázeňská', '77/2', 'Karlovy Vary', '360 01'],
  ['99109344', 'Klempířství Holubec', false, 'Sadová', '1214/5', 'Mladá Boleslav', '293 01'],
  ['99113074', 'Nástroje a měření Vega s.r.o.', true, 'Kubánská', '1560/18', 'Ostrava', '708 00'],
]

/** Company register used where ARES is not configured. */
export function* companyRows(): Generator<SeedStatement> {
  yield* insert(
    'company',
    companies.map(([tin, name, paysVat, street, houseNumber, city, postcode]) => ({
      tin,
      business_name: name,
      vatin: paysVat ? `CZ${tin}` : '',
      address: JSON.stringify({ street, houseNumber, city, postcode, country: 'CZE' }),
    })),
    'INSERT OR REPLACE INTO',
  )
}
