import { searchText } from '../../backend/store/checkout/delivery/points.ts'
import { insert, type SeedStatement, type TableRow } from '../../backend/db/insert.ts'

/** Fictitious pick-up points of PPL on existing streets (spec §9). */
const ppl = `
CZE | KM10101 | shop | Papírnictví U Mostu | Milady Horákové | 64 | 170 00 | Praha 7 | 50.0995 | 14.4262
CZE | KM10102 | box | ParcelBox Smíchov | Nádražní | 32 | 150 00 | Praha 5 | 50.0706 | 14.4036
CZE | KM10103 | shop | Železářství Vršovice | Vršovická | 41 | 101 00 | Praha 10 | 50.0689 | 14.4478
CZE | KM10104 | box | ParcelBox Letňany | Veselská | 17 | 199 00 | Praha 9 | 50.1373 | 14.5156
CZE | KM10105 | shop | Květiny Lidická | Lidická | 19 | 602 00 | Brno | 49.2007 | 16.6082
CZE | KM10106 | box | ParcelBox Slatina | Tuřanka | 7 | 627 00 | Brno | 49.1716 | 16.6861
CZE | KM10107 | shop | Tabák Nádražní | Nádražní | 120 | 702 00 | Ostrava | 49.8421 | 18.2766
CZE | KM10108 | box | ParcelBox Poruba | Opavská | 88 | 708 00 | Ostrava | 49.8319 | 18.1657
CZE | KM10109 | shop | Kancelářské potřeby Klatovská | Klatovská třída | 55 | 301 00 | Plzeň | 49.7355 | 13.3712
CZE | KM10110 | shop | Drogerie Horní náměstí | Horní náměstí | 12 | 779 00 | Olomouc | 49.5941 | 17.2512
CZE | KM10111 | box | ParcelBox Suché Vrbné | Pětidomí | 3 | 370 06 | České Budějovice | 48.9689 | 14.5021
CZE | KM10112 | shop | Elektro Gočárova | Gočárova třída | 76 | 500 02 | Hradec Králové | 50.2089 | 15.8248
CZE | KM10113 | shop | Hračky Pražská | Pražská | 23 | 460 07 | Liberec | 50.7671 | 15.0571
CZE | KM10114 | box | ParcelBox Jižní Svahy | Okružní | 4 | 760 05 | Zlín | 49.2372 | 17.6589
SVK | KM20101 | shop | Papiernictvo Obchodná | Obchodná | 37 | 811 06 | Bratislava | 48.1473 | 17.1119
SVK | KM20102 | box | ParcelBox Petržalka | Rusovská cesta | 20 | 851 01 | Bratislava | 48.1244 | 17.1098
SVK | KM20103 | shop | Železiarstvo Ružinov | Ružinovská | 28 | 821 01 | Bratislava | 48.1561 | 17.1583
SVK | KM20104 | shop | Kvety Hlavná | Hlavná | 81 | 040 01 | Košice | 48.7223 | 21.2573
SVK | KM20105 | box | ParcelBox Sídlisko Ťahanovce | Americká trieda | 9 | 040 13 | Košice | 48.7541 | 21.2681
SVK | KM20106 | shop | Trafika Národná | Národná | 15 | 010 01 | Žilina | 49.2229 | 18.7396
SVK | KM20107 | shop | Drogéria Horná | Horná | 44 | 974 01 | Banská Bystrica | 48.7386 | 19.1493
SVK | KM20108 | box | ParcelBox Klokočina | Hviezdoslavova trieda | 6 | 949 11 | Nitra | 48.3039 | 18.0667
SVK | KM20109 | shop | Elektro Hlavná | Hlavná | 102 | 080 01 | Prešov | 48.9981 | 21.2397
SVK | KM20110 | shop | Knihy Hlavná | Hlavná | 11 | 917 01 | Trnava | 48.3766 | 17.5872
POL | PL30101 | shop | Kwiaciarnia Stawowa | Stawowa | 8 | 40-095 | Katowice | 50.2604 | 19.0196
POL | PL30102 | box | ParcelBox Rynek | Rynek | 14 | 43-400 | Cieszyn | 49.7515 | 18.6321
POL | PL30103 | shop | Sklep papierniczy Długa | Długa | 29 | 31-147 | Kraków | 50.0689 | 19.9391
POL | PL30104 | shop | Elektro Świdnicka | Świdnicka | 33 | 50-066 | Wrocław | 51.1043 | 17.0311
POL | PL30105 | box | ParcelBox Ursynów | Puławska | 427 | 02-801 | Warszawa | 52.1357 | 21.0176
POL | PL30106 | shop | Kiosk Półwiejska | Półwiejska | 18 | 61-888 | Poznań | 52.4023 | 16.9296
DEU | DE40101 | shop | Schreibwaren Eisenbahnstraße | Eisenbahnstraße | 51 | 04315 | Leipzig | 51.3452 | 12.4035
DEU | DE40102 | box | ParcelBox Connewitz | Karl-Liebknecht-Straße | 143 | 04277 | Leipzig | 51.3149 | 12.3739
DEU | DE40103 | shop | Blumen Schönhauser | Schönhauser Allee | 88 | 10439 | Berlin | 52.5489 | 13.4136
DEU | DE40104 | box | ParcelBox Spandau | Brunsbütteler Damm | 165 | 13581 | Berlin | 52.5327 | 13.1734
DEU | DE40105 | shop | Kiosk Neustadt | Königsbrücker Straße | 40 | 01099 | Dresden | 51.0699 | 13.7512
DEU | DE40106 | shop | Haushaltswaren Brühl | Brühl | 22 | 09111 | Chemnitz | 50.8389 | 12.9211
DEU | DE40107 | shop | Lotto Fürther Straße | Fürther Straße | 71 | 90429 | Nürnberg | 49.4537 | 11.0497
DEU | DE40108 | box | ParcelBox Giesing | Tegernseer Landstraße | 64 | 81541 | München | 48.1132 | 11.5789
DEU | DE40109 | shop | Reinigung Steindamm | Steindamm | 35 | 20099 | Hamburg | 53.5549 | 10.0127
DEU | DE40110 | shop | Tabak Venloer Straße | Venloer Straße | 302 | 50823 | Köln | 50.9493 | 6.9181
`

/** The same for Packeta; the last column has directions. */
const packeta = `
CZE | 910101 | shop | Knihkupectví Palackého třída | Palackého třída | 66 | 612 00 | Brno | 49.2226 | 16.5943 | Vchod z pasáže, pult vpravo
CZE | 910102 | box | Z-BOX Brno, Vídeňská | Vídeňská | 100 | 639 00 | Brno | 49.1719 | 16.6003 | Vedle vjezdu na parkoviště
CZE | 910103 | shop | Večerka Táborská | Táborská | 23 | 140 00 | Praha 4 | 50.0637 | 14.4361 | 
CZE | 910104 | box | Z-BOX Praha 8, Sokolovská | Sokolovská | 192 | 180 00 | Praha 8 | 50.1036 | 14.4771 | U zastávky tramvaje
CZE | 910105 | shop | Galanterie Slovanská | Slovanská třída | 88 | 326 00 | Plzeň | 49.7331 | 13.4019 | 
CZE | 910106 | shop | Tiskárna Nádražní | Nádražní | 20 | 702 00 | Ostrava | 49.8351 | 18.2866 | Druhý vchod ze dvora
CZE | 910107 | box | Z-BOX Olomouc, Hněvotínská | Hněvotínská | 52 | 779 00 | Olomouc | 49.5859 | 17.2338 | 
CZE | 910108 | shop | Domácí potřeby Dukelská | Dukelská | 12 | 500 02 | Hradec Králové | 50.2121 | 15.8190 | 
SVK | 920101 | shop | Kníhkupectvo Dunajská | Dunajská | 14 | 811 08 | Bratislava | 48.1464 | 17.1178 | Vchod z dvora
SVK | 920102 | box | Z-BOX Bratislava, Saratovská | Saratovská | 13 | 841 02 | Bratislava | 48.1755 | 17.0561 | 
SVK | 920103 | shop | Potreby pre dom Štúrova | Štúrova | 27 | 040 01 | Košice | 48.7172 | 21.2607 | 
SVK | 920104 | shop | Papiernictvo Vajanského | Vajanského | 9 | 010 01 | Žilina | 49.2226 | 18.7452 | Na poschodí
`

const hours: Record<string, string> = {
  CZE: 'Po–Pá 9:00–18:00, So 9:00–12:00',
  SVK: 'Po–Pia 9:00–18:00, So 9:00–12:00',
  POL: 'pn.–pt. 9:00–18:00, sob. 9:00–13:00',
  DEU: 'Mo–Fr 9:00–18:30, Sa 9:00–14:00',
}

/** Pick-up points of carriers; existing ones are updated. */
export function parcelPointRows(): Iterable<SeedStatement> {
  const rows = [...rowsOf('ppl', 'ppl-point', ppl), ...rowsOf('packeta', 'packeta', packeta)]
  return insert('parcel_point', rows, 'INSERT OR REPLACE INTO')
}

function rowsOf(prefix: string, shipperId: string, table: string): TableRow[] {
  const lines = table.split('\n').filter(Boolean)
  return lines.map((line) => rowOf(prefix, shipperId, line))
}

function rowOf(prefix: string, shipperId: string, line: string): TableRow {
  const [
    country = '',
    remoteId,
    kind,
    name = '',
    street = '',
    houseNumber = '',
    postcode = '',
    city = '',
    latitude,
    longitude,
    directions = '',
  ] = line.split(' | ')
  return {
    id: `${prefix}-${remoteId}`,
    shipper_id: shipperId,
    remote_id: remoteId,
    kind,
    name,
    street,
    house_number: houseNumber,
    city,
    postcode,
    country,
    latitude: Number(latitude),
    longitude: Number(longitude),
    opening_hours: kind === 'box' ? '0–24' : hours[country],
    directions: directions.trim(),
    search: searchText({ name, address: { street, houseNumber, city, postcode, country } }),
  }
}
