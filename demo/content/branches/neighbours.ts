import { t } from '../../catalogue/texts/text.ts'
import { type BranchSource, weekdays } from './branch.ts'

const czechHolidays = t('An tschechischen Feiertagen geschlossen, auch am 24. Dezember. Zwischen den Feiertagen Abholung nur nach Absprache.', 'O státních svátcích a 24. prosince zavřeno. Mezi svátky výdej jen po dohodě.', 'Cez české sviatky a 24. decembra zatvorené. Medzi sviatkami výdaj len po dohode.', 'Closed on Czech public holidays and on 24 December. Between the holidays collection by arrangement only.')

/** Branches in Austria, Czechia and Slovakia. */
export const neighbouringBranches: BranchSource[] = [
  {
    storeId: 'wien', picture: 'branch-vienna', title: 'LuftBasis Wien', weight: 70,
    address: { street: 'Gudrunstraße', houseNumber: '178', postcode: '1100', city: 'Wien', country: 'AUT' },
    phone: '+43 1 0000 430', hours: { ...weekdays('08:00-12:00', '13:00-17:00'), 5: ['08:00-13:00'] },
    hoursNote: t('An österreichischen Feiertagen geschlossen, zum Beispiel am 26. Oktober und am 8. Dezember.', 'O rakouských svátcích zavřeno, například 26. října a 8. prosince.', 'Cez rakúske sviatky zatvorené, napríklad 26. októbra a 8. decembra.', 'Closed on Austrian public holidays such as 26 October and 8 December.'),
    position: { latitude: 48.1772, longitude: 16.3713 },
    region: t('Wien', 'Vídeň', 'Viedeň', 'Vienna'),
    services: ['advice', 'planning', 'listening', 'samples'],
    payWithCard: true, barrierFree: true,
    car: t('Zwei Stellplätze im Hof, Kurzparkzone auf der Straße.', 'Dvě stání ve dvoře, na ulici krátkodobé parkování.', 'Dve státia vo dvore, na ulici krátkodobé parkovanie.', 'Two spaces in the yard, short-stay parking in the street.'),
    publicTransport: t('U1 Keplerplatz, acht Minuten zu Fuß; Aufzug in der Station.', 'Metro U1 Keplerplatz, osm minut pěšky; ve stanici je výtah.', 'Metro U1 Keplerplatz, osem minút pešo; v stanici je výťah.', 'U1 Keplerplatz, eight minutes on foot; the station has a lift.'),
    description: t(
      `Unser Schauraum in Favoriten, eröffnet im September 2026. An der gefliesten Wand lassen sich zwölf Badlüfter und vier [Rohrventilatoren](category:A2) auf Knopfdruck vergleichen, der Pegelmesser hängt in 3 m Abstand.

Am Planungstisch rechnen wir Anlagen für Wiener Altbauten mit engen Schächten ebenso wie für das Haus am Stadtrand.`,
      `Naše vzorkovna ve Favoritenu, otevřená v září 2026. Na obložené stěně lze tlačítkem porovnat dvanáct koupelnových a čtyři [potrubní ventilátory](category:A2), hlukoměr visí ve vzdálenosti 3 m.

U projekčního stolu počítáme zařízení pro vídeňské činžáky s úzkými šachtami i pro dům na okraji města.`,
      `Naša vzorkovňa vo Favoritene, otvorená v septembri 2026. Na obloženej stene možno tlačidlom porovnať dvanásť kúpeľňových a štyri [potrubné ventilátory](category:A2), hlukomer visí vo vzdialenosti 3 m.

Pri projekčnom stole počítame zariadenia pre viedenské činžiaky s úzkymi šachtami aj pre dom na okraji mesta.`,
      `Our showroom in Favoriten, opened in September 2026. Twelve bathroom fans and four [inline fans](category:A2) on a tiled wall can be compared at the push of a button, with a sound meter at 3 m.

At the planning table we size systems for old Viennese houses with tight shafts as well as for the house at the edge of town.`),
    staff: [
      { name: 'Elisabeth Moser', position: 'planning' },
      { name: 'Stefan Aigner', position: 'controls' },
    ],
  },
  {
    storeId: 'brno', picture: 'branch-brno', title: 'LuftBasis Brno', weight: 95,
    address: { street: 'Vídeňská', houseNumber: '121', postcode: '619 00', city: 'Brno', country: 'CZE' },
    phone: '+420 500 000 510', hours: weekdays('07:00-16:30'), hoursNote: czechHolidays,
    position: { latitude: 49.1672, longitude: 16.5966 },
    region: t('Südmähren', 'Jihomoravský kraj', 'Juhomoravský kraj', 'South Moravia'),
    services: ['pickup', 'advice', 'planning', 'trade', 'filters', 'cutting', 'takeBack'],
    payWithCard: true, barrierFree: true,
    car: t('Zufahrt von der Vídeňská, Abholung an der Nordseite, zwei Stellplätze für Anhänger.', 'Vjezd z Vídeňské, výdej na severní straně, dvě stání pro přívěsy.', 'Vjazd z Vídeňskej, výdaj na severnej strane, dve státia pre prívesy.', 'Access from Vídeňská, collection at the north side, two spaces for trailers.'),
    publicTransport: t('Straßenbahn 2, Haltestelle Moravanské lány, sechs Minuten zu Fuß.', 'Tramvaj 2, zastávka Moravanské lány, šest minut pěšky.', 'Električka 2, zastávka Moravanské lány, šesť minút pešo.', 'Tram 2, Moravanské lány stop, six minutes on foot.'),
    description: t(
      `Brünn ist unser zweites Lager und die Adresse für Bestellungen aus Tschechien, der Slowakei und dem Osten Österreichs. [Wickelfalzrohr](category:C1) bis Ø 315 mm liegt hier in allen Längen, [Filtermatten](category:F4) schneiden wir von der Rolle.

Am Schalter bekommen Sie auch ohne Bestellung, was im Regal steht: Filter, Schellen, Bänder, Badlüfter.`,
      `Brno je náš druhý sklad a adresa pro objednávky z Česka, Slovenska a východu Rakouska. [Spiro potrubí](category:C1) do Ø 315 mm tu leží ve všech délkách, [filtrační tkaninu](category:F4) řežeme z role.

U pultu koupíte i bez objednávky, co je v regálu: filtry, objímky, pásky, koupelnové ventilátory.`,
      `Brno je náš druhý sklad a adresa pre objednávky z Česka, Slovenska a východu Rakúska. [Spiro potrubie](category:C1) do Ø 315 mm tu leží vo všetkých dĺžkach, [filtračnú tkaninu](category:F4) režeme z rolky.

Pri pulte kúpite aj bez objednávky, čo je v regáli: filtre, objímky, pásky, kúpeľňové ventilátory.`,
      `Brno is our second warehouse and the address for orders from the Czech Republic, Slovakia and eastern Austria. [Spiral duct](category:C1) up to Ø 315 mm lies here in every length, [filter media](category:F4) are cut from the roll.

At the counter you can buy what is on the shelf without an order: filters, clamps, tapes, bathroom fans.`),
    staff: [
      { name: 'Hana Dvořáková', position: 'planning', portrait: 'person-hana' },
      { name: 'Zdeněk Pospíšil', position: 'head' },
      { name: 'Radka Šimková', position: 'warehouse' },
    ],
  },
  {
    storeId: 'praha', picture: 'branch-prague', title: 'LuftBasis Praha', weight: 92,
    address: { street: 'Průmyslová', houseNumber: '1472', postcode: '102 00', city: 'Praha', country: 'CZE' },
    phone: '+420 200 000 520', hours: weekdays('07:00-17:00'), hoursNote: czechHolidays,
    position: { latitude: 50.0706, longitude: 14.5462 },
    region: t('Prag', 'Praha', 'Praha', 'Prague'),
    services: ['pickup', 'advice', 'trade', 'filters', 'takeBack'],
    payWithCard: true, barrierFree: true,
    car: t('Einfahrt aus der Průmyslová, acht Stellplätze, Rampe für Lkw.', 'Vjezd z Průmyslové, osm stání, rampa pro nákladní auta.', 'Vjazd z Průmyslovej, osem státí, rampa pre nákladné autá.', 'Entrance from Průmyslová, eight spaces, ramp for lorries.'),
    publicTransport: t('Metro A Depo Hostivař, dann Bus 181 bis Nad Tratí; oder zwölf Minuten zu Fuß.', 'Metro A Depo Hostivař, dále autobus 181 do zastávky Nad Tratí, nebo dvanáct minut pěšky.', 'Metro A Depo Hostivař, ďalej autobus 181 na zastávku Nad Tratí, alebo dvanásť minút pešo.', 'Metro A Depo Hostivař, then bus 181 to Nad Tratí, or twelve minutes on foot.'),
    description: t(
      `Die Abholstelle in Hostivař bedient Prag und Mittelböhmen. Was in Brünn am Lager ist und bis 14 Uhr bestellt wird, kommt mit dem Nachtwagen und liegt um 7 Uhr bereit.

Im kleinen Schauraum stehen [Badlüfter](category:A1), Gitter und eine Wand mit Reglern, an der man hören kann, was ein Triac mit dem Motor macht.`,
      `Výdejna v Hostivaři slouží Praze a středním Čechám. Co je v Brně skladem a objednáte do 14 hodin, přijede v noci a v 7 hodin čeká.

V malé vzorkovně najdete [koupelnové ventilátory](category:A1), mřížky a stěnu s regulátory, na níž je slyšet, co dělá triak s motorem.`,
      `Výdajňa v Hostivaři slúži Prahe a stredným Čechám. Čo je v Brne skladom a objednáte do 14. hodiny, príde v noci a o 7. hodine čaká.

V malej vzorkovni nájdete [kúpeľňové ventilátory](category:A1), mriežky a stenu s regulátormi, na ktorej počuť, čo robí triak s motorom.`,
      `The collection point in Hostivař serves Prague and Central Bohemia. What is in stock in Brno and ordered by 2 pm travels overnight and is ready at 7 am.

The small showroom has [bathroom fans](category:A1), grilles and a wall of controllers where you can hear what a triac does to a motor.`),
    staff: [
      { name: 'Tomáš Havránek', position: 'head' },
      { name: 'Jitka Malá', position: 'advice' },
      { name: 'Oleh Bondar', position: 'warehouse' },
    ],
  },
  {
    storeId: 'ostrava', picture: 'branch-ostrava', title: 'LuftBasis Ostrava', weight: 50,
    address: { street: 'Nádražní', houseNumber: '92', postcode: '702 00', city: 'Ostrava', country: 'CZE' },
    phone: '+420 500 000 530', hours: { ...weekdays('07:30-11:30', '12:30-16:00'), 5: ['07:30-13:00'] }, hoursNote: czechHolidays,
    position: { latitude: 49.8443, longitude: 18.2806 },
    region: t('Mährisch-Schlesien', 'Moravskoslezský kraj', 'Moravskosliezsky kraj', 'Moravia-Silesia'),
    services: ['advice', 'planning', 'samples'],
    payWithCard: false, barrierFree: false,
    car: t('Parkplatz am Bahnhof, 200 m; vor dem Haus Halteverbot.', 'Parkoviště u nádraží, 200 m; před domem zákaz zastavení.', 'Parkovisko pri stanici, 200 m; pred domom zákaz zastavenia.', 'Car park at the station, 200 m; no stopping in front of the house.'),
    publicTransport: t('Straßenbahn 1, 2, 8 und 18, Haltestelle Stodolní; zum Büro führt eine Treppe mit zwölf Stufen.', 'Tramvaj 1, 2, 8 a 18, zastávka Stodolní; do kanceláře vede dvanáct schodů.', 'Električka 1, 2, 8 a 18, zastávka Stodolní; do kancelárie vedie dvanásť schodov.', 'Trams 1, 2, 8 and 18, Stodolní stop; twelve steps lead up to the office.'),
    description: t(
      `Ein Planungsbüro mit Mustern, kein Laden: Hier entstehen Angebote für [Industrieventilatoren](category:A4), Absaugungen und Hallen. Kommen Sie mit Maßen, Temperaturen und einer Skizze.

Bezahlen können Sie im Shop oder auf Rechnung; Karten nehmen wir hier nicht.`,
      `Projekční kancelář se vzorky, ne prodejna: vznikají tu nabídky pro [průmyslové ventilátory](category:A4), odsávání a haly. Přijďte s rozměry, teplotami a náčrtem.

Zaplatit můžete v obchodě nebo na fakturu, karty tu nepřijímáme.`,
      `Projekčná kancelária so vzorkami, nie predajňa: vznikajú tu ponuky pre [priemyselné ventilátory](category:A4), odsávanie a haly. Príďte s rozmermi, teplotami a náčrtom.

Zaplatiť môžete v obchode alebo na faktúru, karty tu neprijímame.`,
      `A planning office with samples, not a shop: this is where quotations for [industrial fans](category:A4), extraction and halls are made. Bring measurements, temperatures and a sketch.

Pay in the shop or by invoice; cards are not taken here.`),
    staff: [
      { name: 'Vladimír Kučera', position: 'planning' },
      { name: 'Soňa Wrublová', position: 'trade' },
    ],
  },
  {
    storeId: 'bratislava', picture: 'branch-bratislava', title: 'LuftBasis Bratislava', weight: 88,
    address: { street: 'Rožňavská', houseNumber: '30', postcode: '821 04', city: 'Bratislava', country: 'SVK' },
    phone: '+421 2 0000 0610', hours: weekdays('07:00-16:00'),
    hoursNote: t('An slowakischen Feiertagen geschlossen. Am 17. November ist geöffnet.', 'O slovenských svátcích zavřeno. Dne 17. listopadu je otevřeno.', 'Cez slovenské sviatky zatvorené. Dňa 17. novembra je otvorené.', 'Closed on Slovak public holidays. Open on 17 November.'),
    position: { latitude: 48.1668, longitude: 17.1590 },
    region: t('Region Bratislava', 'Bratislavský kraj', 'Bratislavský kraj', 'Bratislava region'),
    services: ['pickup', 'advice', 'planning', 'trade', 'filters', 'takeBack'],
    payWithCard: true, barrierFree: true,
    car: t('Zufahrt von der Rožňavská, sechs Stellplätze vor dem Tor.', 'Vjezd z Rožňavské, šest stání před vraty.', 'Vjazd z Rožňavskej, šesť státí pred bránou.', 'Access from Rožňavská, six spaces in front of the gate.'),
    publicTransport: t('Straßenbahn 9, Haltestelle Rožňavská, vier Minuten zu Fuß, niveaugleich.', 'Tramvaj 9, zastávka Rožňavská, čtyři minuty pěšky, bez schodů.', 'Električka 9, zastávka Rožňavská, štyri minúty pešo, bez schodov.', 'Tram 9, Rožňavská stop, four minutes on foot, level access.'),
    description: t(
      `Bratislava ist Abholstelle, Beratung und unsere Werkstatt für Regelungen: Hier werden Anschlussbilder gezeichnet und Kombinationen aus [Regler](category:H1) und Ventilator erprobt.

Ware aus Brünn ist meist am nächsten Werktag da.`,
      `Bratislava je výdejna, poradna a naše dílna regulací: kreslíme tu schémata zapojení a zkoušíme kombinace [regulátorů](category:H1) a ventilátorů.

Zboží z Brna je tu obvykle následující pracovní den.`,
      `Bratislava je výdajňa, poradňa a naša dielňa regulácií: kreslíme tu schémy zapojenia a skúšame kombinácie [regulátorov](category:H1) a ventilátorov.

Tovar z Brna je tu zvyčajne nasledujúci pracovný deň.`,
      `Bratislava is a collection point, an advice desk and our workshop for controls: wiring diagrams are drawn here and combinations of [controller](category:H1) and fan are tried out.

Goods from Brno are usually here on the next working day.`),
    staff: [
      { name: 'Matej Kováč', position: 'controls', portrait: 'person-matej' },
      { name: 'Zuzana Horská', position: 'head' },
      { name: 'Peter Lukáč', position: 'warehouse' },
    ],
  },
]
