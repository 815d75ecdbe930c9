import { t } from '../../catalogue/texts/text.ts'
import { merchant } from '../merchant.ts'
import { type BranchSource, weekdays } from './branch.ts'

const holidays = {
  saxony: t('An gesetzlichen Feiertagen in Sachsen geschlossen, auch am Reformationstag und am Buß- und Bettag. Am 24. und 31. Dezember bis 12 Uhr.', 'O svátcích platných v Sasku zavřeno, i 31. října a ve středu kajícnosti a modliteb v listopadu. Dne 24. a 31. prosince do 12 hodin.', 'Cez sviatky platné v Sasku zatvorené, aj 31. októbra a v stredu pokánia a modlitieb v novembri. Dňa 24. a 31. decembra do 12. hodiny.', 'Closed on public holidays in Saxony, including Reformation Day and the Day of Repentance. On 24 and 31 December until noon.'),
  berlin: t('An gesetzlichen Feiertagen in Berlin geschlossen, auch am 8. März. Am 24. und 31. Dezember geschlossen.', 'O svátcích platných v Berlíně zavřeno, i 8. března. Dne 24. a 31. prosince zavřeno.', 'Cez sviatky platné v Berlíne zatvorené, aj 8. marca. Dňa 24. a 31. decembra zatvorené.', 'Closed on public holidays in Berlin, including 8 March, and on 24 and 31 December.'),
  hamburg: t('An gesetzlichen Feiertagen geschlossen, auch am Reformationstag. Termine sind dann im Ausnahmefall telefonisch möglich.', 'O státních svátcích zavřeno, i 31. října. Schůzka je výjimečně možná po telefonu.', 'Cez štátne sviatky zatvorené, aj 31. októbra. Stretnutie je výnimočne možné po telefóne.', 'Closed on public holidays, including Reformation Day. Appointments by telephone in exceptional cases.'),
  bavaria: t('An gesetzlichen Feiertagen in Bayern geschlossen, auch an Heilige Drei Könige, Fronleichnam, Mariä Himmelfahrt und Allerheiligen.', 'O svátcích platných v Bavorsku zavřeno, i na Tři krále, Boží tělo, 15. srpna a 1. listopadu.', 'Cez sviatky platné v Bavorsku zatvorené, aj na Troch kráľov, Božie telo, 15. augusta a 1. novembra.', 'Closed on public holidays in Bavaria, including Epiphany, Corpus Christi, Assumption and All Saints’ Day.'),
}

/** Branches in Germany. */
export const germanBranches: BranchSource[] = [
  {
    storeId: 'leipzig', picture: 'branch-leipzig', title: 'LuftBasis Leipzig', isPrimary: true, weight: 100,
    address: { street: 'Musterallee', houseNumber: '12', postcode: '04109', city: 'Leipzig', country: 'DEU' },
    phone: merchant.phone, hours: weekdays('08:00-17:00'), hoursNote: holidays.saxony,
    position: { latitude: 51.3431, longitude: 12.3667 },
    region: t('Sachsen', 'Sasko', 'Sasko', 'Saxony'),
    services: ['pickup', 'advice', 'planning', 'listening', 'samples', 'filters', 'takeBack', 'training'],
    payWithCard: true, barrierFree: true,
    car: t('Zufahrt über die Tordurchfahrt, zwölf Stellplätze, davon einer mit Ladesäule und einer für Rollstuhlnutzer. Lieferwagen bis 3,5 t.', 'Vjezd průjezdem, dvanáct stání, z toho jedno s nabíječkou a jedno pro vozíčkáře. Dodávky do 3,5 t.', 'Vjazd prejazdom, dvanásť státí, z toho jedno s nabíjačkou a jedno pre vozičkárov. Dodávky do 3,5 t.', 'Access through the gateway; twelve spaces, one with a charger and one for wheelchair users. Vans up to 3.5 t.'),
    publicTransport: t('Straßenbahn 1 und 14, Haltestelle Westplatz, fünf Minuten zu Fuß; der Weg ist stufenlos.', 'Tramvaj 1 a 14, zastávka Westplatz, pět minut pěšky bez schodů.', 'Električka 1 a 14, zastávka Westplatz, päť minút pešo bez schodov.', 'Trams 1 and 14, Westplatz stop, five minutes on foot without steps.'),
    description: t(
      `Leipzig ist unser Stammhaus: Beratung, Zentrallager und das kleine Messlabor sind unter einem Dach. Vorn stehen **achtzehn Lüfter zum Anhören** an einer gefliesten Wand, hinten lagern rund 4.000 Positionen.

## Gut zu wissen

- Bestellungen, die bis 14 Uhr eingehen, liegen am selben Tag bereit.
- Zur Planung bringen Sie Grundriss und Fotos mit; eine Stunde genügt meist.
- Kleingeräte bis 25 cm nehmen wir ohne Neukauf zurück.`,
      `Lipsko je naše centrála: poradna, hlavní sklad i malá měřicí laboratoř jsou pod jednou střechou. Vpředu si můžete poslechnout **osmnáct ventilátorů** na obložené stěně, vzadu leží asi 4 000 položek.

## Dobré vědět

- Objednávky přijaté do 14 hodin jsou připravené ještě týž den.
- K návrhu přineste půdorys a fotografie, obvykle stačí hodina.
- Drobné přístroje do 25 cm odebereme i bez nákupu.`,
      `Lipsko je naša centrála: poradňa, hlavný sklad aj malé meracie laboratórium sú pod jednou strechou. Vpredu si môžete vypočuť **osemnásť ventilátorov** na obloženej stene, vzadu leží asi 4 000 položiek.

## Dobré vedieť

- Objednávky prijaté do 14. hodiny sú pripravené ešte v ten deň.
- K návrhu prineste pôdorys a fotografie, zvyčajne stačí hodina.
- Drobné prístroje do 25 cm odoberieme aj bez nákupu.`,
      `Leipzig is our main house: advice, central warehouse and the small measuring lab are under one roof. In front, **eighteen fans can be listened to** on a tiled wall; behind them lie some 4,000 items.

## Good to know

- Orders received by 2 pm are ready the same day.
- Bring a floor plan and photos for planning; an hour is usually enough.
- We take small devices of up to 25 cm back without a purchase.`),
    staff: [
      { name: 'Petra Lindner', position: 'advice', portrait: 'person-petra' },
      { name: 'Jonas Reinhardt', position: 'planning', portrait: 'person-jonas' },
      { name: 'Thilo Brandner', position: 'warehouse' },
    ],
  },
  {
    storeId: 'berlin', picture: 'branch-berlin', title: 'LuftBasis Berlin', weight: 90,
    address: { street: 'Nonnendammallee', houseNumber: '44', postcode: '13599', city: 'Berlin', country: 'DEU' },
    phone: '+49 30 23125 220', hours: weekdays('07:00-17:00'), hoursNote: holidays.berlin,
    position: { latitude: 52.5385, longitude: 13.2384 },
    region: t('Berlin', 'Berlín', 'Berlín', 'Berlin'),
    services: ['pickup', 'advice', 'trade', 'filters', 'takeBack'],
    payWithCard: true, barrierFree: true,
    car: t('Einfahrt von der Nonnendammallee, Rampe für Transporter, Höhe 3,60 m.', 'Vjezd z Nonnendammallee, rampa pro dodávky, výška 3,60 m.', 'Vjazd z Nonnendammallee, rampa pre dodávky, výška 3,60 m.', 'Entrance from Nonnendammallee, ramp for vans, height 3.60 m.'),
    publicTransport: t('U7 Rohrdamm, sieben Minuten zu Fuß. Der Bahnhof hat einen Aufzug.', 'Metro U7, stanice Rohrdamm, sedm minut pěšky. Stanice má výtah.', 'Metro U7, stanica Rohrdamm, sedem minút pešo. Stanica má výťah.', 'U7 Rohrdamm, seven minutes on foot. The station has a lift.'),
    description: t(
      `In Siemensstadt dreht sich alles um die Abholung: Der Schalter für Handwerker öffnet um 7 Uhr, die Ware liegt nach Baustelle sortiert bereit. Rohre bis 3 m können Sie hier selbst verladen, das spart die Spedition.

Beraten wird auch ohne Termin. Für eine ganze Anlage vereinbaren Sie besser eine Stunde in Leipzig oder per Video.`,
      `V Siemensstadtu jde hlavně o výdej: pult pro řemeslníky otevírá v 7 hodin a zboží čeká rozdělené podle staveb. Trubky do 3 m si tu naložíte sami a ušetříte za paletovou přepravu.

Poradíme i bez objednání. Na návrh celého zařízení si raději domluvte hodinu v Lipsku nebo po videu.`,
      `V Siemensstadte ide hlavne o výdaj: pult pre remeselníkov otvára o 7. hodine a tovar čaká rozdelený podľa stavieb. Rúry do 3 m si tu naložíte sami a ušetríte za paletovú prepravu.

Poradíme aj bez objednania. Na návrh celého zariadenia si radšej dohodnite hodinu v Lipsku alebo cez video.`,
      `In Siemensstadt it is all about collection: the trade counter opens at 7 am and goods lie ready by building site. You can load ducts of up to 3 m yourself here, which saves the freight.

Advice is given without appointment. For a whole system, better arrange an hour in Leipzig or by video.`),
    staff: [
      { name: 'Derya Aslan', position: 'head' },
      { name: 'Marek Sobota', position: 'warehouse' },
      { name: 'Lena Voss', position: 'trade' },
    ],
  },
  {
    storeId: 'hamburg', picture: 'branch-hamburg', title: 'LuftBasis Hamburg', weight: 60,
    address: { street: 'Spaldingstraße', houseNumber: '160', postcode: '20097', city: 'Hamburg', country: 'DEU' },
    phone: '+49 40 66969 310', hours: { ...weekdays('09:00-12:30', '13:30-17:30'), 5: ['09:00-14:00'] }, hoursNote: holidays.hamburg,
    position: { latitude: 53.5491, longitude: 10.0246 },
    region: t('Hamburg', 'Hamburk', 'Hamburg', 'Hamburg'),
    services: ['advice', 'planning', 'listening', 'samples'],
    payWithCard: true, barrierFree: true,
    car: t('Parkhaus nebenan, Einfahrtshöhe 2,00 m. Zum Be- und Entladen kurz vor der Tür.', 'Parkovací dům vedle, výška 2,00 m. Vyložit lze krátce přede dveřmi.', 'Parkovací dom vedľa, výška 2,00 m. Vyložiť možno krátko pred dverami.', 'Car park next door, height 2.00 m. Short stops at the door for loading.'),
    publicTransport: t('S-Bahn und U2/U4 Berliner Tor, vier Minuten zu Fuß, Aufzug vorhanden.', 'S-Bahn a metro U2/U4 Berliner Tor, čtyři minuty pěšky, výtah k dispozici.', 'S-Bahn a metro U2/U4 Berliner Tor, štyri minúty pešo, výťah k dispozícii.', 'S-Bahn and U2/U4 Berliner Tor, four minutes on foot, with a lift.'),
    description: t(
      `Hamburg ist ein Schauraum ohne Lager. Hier hängen die Geräte, die man gehört haben sollte, bevor man sie kauft, und hier liegen Gitter und Ventile in allen Farben zum Anfassen. Bestellte Ware kommt aus Leipzig direkt zu Ihnen.

Unser Schwerpunkt an der Küste: **Schlagregen und Wind**. Welche Außenhaube an der Wetterseite dicht bleibt, zeigen wir im Windkanal aus Sperrholz.`,
      `Hamburk je vzorkovna bez skladu. Visí tu přístroje, které je dobré před koupí slyšet, a leží tu mřížky a ventily ve všech barvách. Objednané zboží přijede z Lipska přímo k vám.

Téma pobřeží: **hnaný déšť a vítr**. Který kryt na návětrné straně vydrží, ukážeme v překližkovém větrném tunelu.`,
      `Hamburg je vzorkovňa bez skladu. Visia tu prístroje, ktoré je dobré pred kúpou počuť, a ležia tu mriežky a ventily vo všetkých farbách. Objednaný tovar príde z Lipska priamo k vám.

Téma pobrežia: **hnaný dážď a vietor**. Ktorý kryt na náveternej strane vydrží, ukážeme v preglejkovom veternom tuneli.`,
      `Hamburg is a showroom without a warehouse. Here hang the units worth hearing before you buy, and grilles and valves lie ready to touch in every colour. Orders come to you straight from Leipzig.

Our subject on the coast: **driving rain and wind**. We show which hood stays tight on the weather side in a wind tunnel made of plywood.`),
    staff: [
      { name: 'Frauke Petersen', position: 'head' },
      { name: 'Ole Marten', position: 'planning' },
    ],
  },
  {
    storeId: 'muenchen', picture: 'branch-munich', title: 'LuftBasis München', weight: 55,
    address: { street: 'Landsberger Straße', houseNumber: '302', postcode: '80687', city: 'München', country: 'DEU' },
    phone: '+49 89 99998 420', hours: { ...weekdays('08:30-12:00', '13:00-17:00'), 5: ['08:30-13:00'] }, hoursNote: holidays.bavaria,
    position: { latitude: 48.1404, longitude: 11.5052 },
    region: t('Bayern', 'Bavorsko', 'Bavorsko', 'Bavaria'),
    services: ['advice', 'planning', 'listening', 'samples', 'training'],
    payWithCard: true, barrierFree: false,
    car: t('Drei Kundenplätze im Hof, Einfahrt 2,20 m breit.', 'Tři místa pro zákazníky ve dvoře, vjezd široký 2,20 m.', 'Tri miesta pre zákazníkov vo dvore, vjazd široký 2,20 m.', 'Three customer spaces in the yard, entrance 2.20 m wide.'),
    publicTransport: t('S-Bahn Laim, neun Minuten zu Fuß. Zum Schauraum führen vier Stufen; wir helfen mit einer Rampe.', 'S-Bahn Laim, devět minut pěšky. Do vzorkovny vedou čtyři schody, pomůžeme s rampou.', 'S-Bahn Laim, deväť minút pešo. Do vzorkovne vedú štyri schody, pomôžeme s rampou.', 'S-Bahn Laim, nine minutes on foot. Four steps lead to the showroom; we help with a ramp.'),
    description: t(
      `Der Schauraum in Laim zeigt vor allem [Wärmerückgewinnung](category:B): ein zentrales Gerät mit offenem Deckel, drei dezentrale in einer echten Außenwand und ein Stück Rohrnetz zum Aufschrauben.

Zweimal im Monat schulen wir hier Fachbetriebe. Die Termine erfahren Sie bei der Beratung.`,
      `Vzorkovna v Laimu se věnuje hlavně [rekuperaci](category:B): centrální jednotka s otevřeným víkem, tři lokální ve skutečné obvodové zdi a kus rozvodů k rozebrání.

Dvakrát měsíčně tu školíme firmy. Termíny sdělí poradna.`,
      `Vzorkovňa v Laime sa venuje hlavne [rekuperácii](category:B): centrálna jednotka s otvoreným vekom, tri lokálne v skutočnej obvodovej stene a kus rozvodov na rozobratie.

Dvakrát mesačne tu školíme firmy. Termíny oznámi poradňa.`,
      `The showroom in Laim is mainly about [heat recovery](category:B): a central unit with its lid open, three decentral ones in a real outside wall and a piece of ductwork to take apart.

Twice a month we train trade firms here. Ask the advice desk for dates.`),
    staff: [
      { name: 'Korbinian Huber', position: 'head' },
      { name: 'Amira Sayed', position: 'planning' },
    ],
  },
]
