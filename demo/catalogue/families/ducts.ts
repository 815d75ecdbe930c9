import { type Family, type Option, family } from '../family.ts'
import { t } from '../texts/text.ts'

const lengths = (metres: number[]): Option[] => metres.map((metre) => ({
  id: String(metre * 1000), suffix: String(metre * 100), times: { eur: metre < 1 ? metre + 0.1 : metre * (1 - (metre - 1) * 0.02), kg: metre }, longestMm: metre * 1000,
}))

const rolls = (metres: number[]): Option[] => metres.map((metre) => ({
  id: String(metre), suffix: `${metre}M`, times: { eur: metre < 10 ? metre / 9 : metre / 10, kg: metre / 10 }, longestMm: 350 + metre * 65,
}))

/** Round, flat and rectangular ducts and hoses. */
export const ducts: Family[] = [
  family({
    id: 'spiral', sku: 'WFR', category: 'C1', model: 'spiral-duct', group: 'duct', brands: ['tubavent', 'luftbasis'], weight: 26,
    lines: 'Rondo Spira Falz Helix Gewinde Zink Strang Linie',
    noun: t('Wickelfalzrohr', 'spiro potrubí', 'spiro potrubie', 'spiral duct'),
    perex: [
      t('Spiralgefalztes Rundrohr nach EN 1506 mit {wall_thk} Wandstärke, Dichtheitsklasse {tightness} mit passenden Formteilen. In festen Längen, ohne Zuschnittkosten.', 'Spirálně vinuté potrubí podle EN 1506 s tloušťkou stěny {wall_thk}, s tvarovkami v třídě těsnosti {tightness}. V pevných délkách, bez příplatku za řez.', 'Špirálovo vinuté potrubie podľa EN 1506 s hrúbkou steny {wall_thk}, s tvarovkami v triede tesnosti {tightness}. V pevných dĺžkach, bez príplatku za rez.', 'Spirally wound round duct to EN 1506 with {wall_thk} wall, tightness class {tightness} with matching fittings. In fixed lengths, no cutting charge.'),
      t('{name} ist die Leitung für Zu- und Abluft in Ø {dn}: formstabil, innen glatt und mit jedem Nippel-Formteil nach Norm verbindbar.', '{name} je potrubí pro přívod i odvod v průměrech Ø {dn}: tvarově stálé, uvnitř hladké a spojitelné s každou tvarovkou podle normy.', '{name} je potrubie na prívod aj odvod v priemeroch Ø {dn}: tvarovo stále, vnútri hladké a spojiteľné s každou tvarovkou podľa normy.', '{name} is the duct for supply and extract in Ø {dn}: rigid, smooth inside and compatible with every standard male fitting.'),
    ],
    body: [
      t('Der Falz läuft außen um das Rohr und versteift es; so genügt {wall_thk} Blech auch bei größeren Spannweiten. Bei 150 m³/h in Ø 125 mm liegt der Reibungsverlust bei etwa 1,5 Pa je Meter, bei 200 m³/h in Ø 160 mm bei 0,75 Pa.', 'Falc obíhá vně trubky a vyztužuje ji; proto stačí plech {wall_thk} i při větších roztečích závěsů. Při 150 m³/h v Ø 125 mm je tlaková ztráta asi 1,5 Pa na metr, při 200 m³/h v Ø 160 mm asi 0,75 Pa.', 'Falc obieha zvonka rúry a vystužuje ju; preto stačí plech {wall_thk} aj pri väčších rozstupoch závesov. Pri 150 m³/h v Ø 125 mm je tlaková strata asi 1,5 Pa na meter, pri 200 m³/h v Ø 160 mm asi 0,75 Pa.', 'The seam runs round the outside and stiffens the duct, so {wall_thk} sheet is enough for wider supports. At 150 m³/h in Ø 125 mm friction is about 1.5 Pa per metre, at 200 m³/h in Ø 160 mm 0.75 Pa.'),
      t('Längen über 1,2 m gehen als Sperrgut, 3-m-Stangen per Spedition auf den Weg. Wer mit Paketversand auskommen will, nimmt 1-m-Stücke und Nippel dazu.', 'Délky nad 1,2 m jedou jako nadrozměrná zásilka, třímetrové kusy na paletě. Kdo chce vystačit s balíkem, zvolí metrové kusy a přidá nátrubky.', 'Dĺžky nad 1,2 m idú ako nadrozmerná zásielka, trojmetrové kusy na palete. Kto chce vystačiť s balíkom, zvolí metrové kusy a pridá nátrubky.', 'Lengths above 1.2 m go as bulky goods, 3 m pieces by freight. To stay with parcel delivery, take 1 m pieces and add couplings.'),
    ],
    size: { code: 'dn', values: '80 100 125 150 160 200 250 315 355 400 450 500', window: [2, 8] },
    option: { code: 'length', values: lengths([1, 1.5, 2, 3]), count: [1, 4] },
    picks: { material: 'galvanised|galvanised|galvanised|stainless|painted', wall_thk: '0-5|0-6', tightness: 'c|d' }, byLine: { Zink: { material: 'galvanised' } },
    eur: [[80, 4.5, 7], [100, 5, 8], [125, 6, 9.5], [160, 8, 12], [200, 10, 15], [250, 13, 20], [315, 17, 27], [400, 26, 38], [500, 36, 55]],
    kg: [[80, 1, 1.1], [100, 1.3, 1.4], [200, 2.6, 2.9], [500, 7.5, 8.2]], tail: ['dn', 'length', 'material'], key: ['dn', 'length', 'material'], tiers: 'small', stock: 'A',
  }),
  family({
    id: 'alu-flex', sku: 'ALF', category: 'C2.1', model: 'alu-flex', group: 'duct', brands: ['tubavent', 'luftbasis'], weight: 14,
    lines: 'Corso Folio Semi Bieg Argento Ziehar',
    noun: t('Aluflexrohr', 'hliníková hadice', 'hliníková hadica', 'aluminium flexible duct'),
    perex: [t('Halbstarres Aluminiumrohr für Ø {dn}, beständig bis {t_max}. Zusammengeschoben geliefert, auf der Baustelle auf volle Länge gezogen.', 'Polotuhá hliníková hadice Ø {dn}, odolná do {t_max}. Dodává se stlačená, na stavbě se roztáhne na plnou délku.', 'Polotuhá hliníková hadica Ø {dn}, odolná do {t_max}. Dodáva sa stlačená, na stavbe sa roztiahne na plnú dĺžku.', 'Semi-rigid aluminium duct for Ø {dn}, resistant up to {t_max}. Supplied compressed, pulled to full length on site.')],
    body: [
      t('Für die letzten Meter zum Ventil, um Balken herum und für Abluft aus Hauben. Immer ganz strecken: Eine nur halb gezogene Leitung hat den doppelten bis dreifachen Widerstand.', 'Na poslední metry k ventilu, kolem trámů a k odtahu od digestoře. Vždy natáhněte celou: hadice roztažená jen napůl má dvakrát až třikrát větší odpor.', 'Na posledné metre k ventilu, okolo trámov a na odťah od digestora. Vždy natiahnite celú: hadica roztiahnutá len napoly má dva- až trikrát väčší odpor.', 'For the last metres to the valve, around beams and for hood exhaust. Always stretch fully: a half-stretched run has two to three times the resistance.'),
      t('Biegeradius nicht unter 0,6 × Ø, Befestigung mit Schlauchschelle oder Aluband. Das Material ist nicht brennbar.', 'Poloměr ohybu nejméně 0,6 × Ø, upevnění sponou nebo hliníkovou páskou. Materiál je nehořlavý.', 'Polomer ohybu najmenej 0,6 × Ø, upevnenie sponou alebo hliníkovou páskou. Materiál je nehorľavý.', 'Bending radius not below 0.6 × Ø, fixed with a hose clamp or aluminium tape. The material is non-combustible.'),
    ],
    size: { code: 'dn', values: '80 100 110 125 150 160 200 250 315', window: [2, 6] }, option: { code: 'roll_length', values: rolls([1, 3, 5, 10]), count: [1, 3] },
    numbers: { t_max: [[0, 200, 250]] }, picks: { material: 'aluminium' },
    eur: [[80, 9, 17], [160, 16, 27], [315, 34, 45]], kg: [[80, 0.9, 1.1], [315, 3.8, 4.4]], unit: 'pack', tail: ['dn', 'roll_length'], key: ['dn', 'roll_length', 't_max'], tiers: 'small', stock: 'A',
  }),
  family({
    id: 'insulated-flex', sku: 'ISF', category: 'C2.2', model: 'insulated-flex', group: 'duct', brands: ['tubavent', 'stillora'], weight: 9,
    lines: 'Isoflex Termico Mantel Warmo Polar',
    noun: t('isolierter Schlauch', 'tepelně izolovaná hadice', 'tepelne izolovaná hadica', 'insulated flexible duct'),
    perex: [t('Aluschlauch mit {ins_thk} Glaswolle und Dampfsperre für Ø {dn}. Verhindert Tauwasser im kalten Dachraum.', 'Hliníková hadice s {ins_thk} skelné vlny a parozábranou, Ø {dn}. Brání kondenzaci na nevytápěné půdě.', 'Hliníková hadica s {ins_thk} sklenej vlny a parozábranou, Ø {dn}. Bráni kondenzácii na nevykurovanej povale.', 'Aluminium hose with {ins_thk} of glass wool and vapour barrier for Ø {dn}. Prevents condensation in a cold loft.')],
    body: [
      t('Warme Abluft in einer kalten Leitung gibt Wasser ab; die Dämmung hält die Wand über dem Taupunkt. Die Naht der Dampfsperre an jedem Ende mit Aluband schließen, sonst nimmt die Wolle Feuchte auf.', 'Teplý vzduch v chladném potrubí kondenzuje; izolace drží stěnu nad rosným bodem. Parozábranu na obou koncích přelepte hliníkovou páskou, jinak vlna navlhne.', 'Teplý vzduch v chladnom potrubí kondenzuje; izolácia drží stenu nad rosným bodom. Parozábranu na oboch koncoch prelepte hliníkovou páskou, inak vlna navlhne.', 'Warm exhaust air sheds water in a cold duct; the insulation keeps the wall above the dew point. Close the vapour barrier at both ends with aluminium tape or the wool will take up moisture.'),
      t('Nebenbei dämpft der Mantel Strömungsgeräusche um einige Dezibel. Wärmeleitfähigkeit der Wolle 0,04 W/(m·K).', 'Plášť navíc utlumí hluk proudění o několik decibelů. Tepelná vodivost vlny 0,04 W/(m·K).', 'Plášť navyše utlmí hluk prúdenia o niekoľko decibelov. Tepelná vodivosť vlny 0,04 W/(m·K).', 'The jacket also takes a few decibels off flow noise. Thermal conductivity of the wool 0.04 W/(m·K).'),
    ],
    size: { code: 'dn', values: '80 100 125 150 160 200 250 315', window: [2, 6] }, option: { code: 'roll_length', values: rolls([5, 10]), count: [1, 2] },
    numbers: { t_max: [[0, 140, 140]] }, picks: { material: 'aluminium', ins_thk: '25|50' },
    eur: [[80, 25, 40], [160, 38, 60], [315, 70, 95]], kg: [[80, 3, 3.6], [315, 10, 12]], unit: 'pack', tail: ['dn', 'roll_length', 'ins_thk'], key: ['dn', 'ins_thk', 'roll_length'], tiers: 'small', stock: 'B',
  }),
  family({
    id: 'plastic-flex', sku: 'PVF', category: 'C2.3', model: 'plastic-flex', group: 'duct', brands: ['tubavent', 'luftbasis'], weight: 7,
    lines: 'Vinyl Poliflex Draht Mobil Saug',
    noun: t('Kunststoffschlauch', 'plastová hadice', 'plastová hadica', 'plastic flexible duct'),
    perex: [t('Schlauch mit Stahldrahtwendel für Ø {dn}, leicht und immer wieder biegbar. Bis {t_max} Lufttemperatur.', 'Hadice s ocelovou spirálou Ø {dn}, lehká a opakovaně ohebná. Do teploty vzduchu {t_max}.', 'Hadica s oceľovou špirálou Ø {dn}, ľahká a opakovane ohybná. Do teploty vzduchu {t_max}.', 'Hose with steel wire helix for Ø {dn}, light and bendable time and again. Up to {t_max} air temperature.')],
    body: [
      t('Für Wäschetrockner, mobile Klimageräte und Absauggeräte, wo die Leitung bewegt wird. In Wänden und Decken ist sie nicht zulässig; dort gehört Metall hin.', 'K sušičkám, mobilním klimatizacím a odsávání, kde se potrubí pohybuje. Do stěn a stropů nepatří, tam použijte kov.', 'K sušičkám, mobilným klimatizáciám a odsávaniu, kde sa potrubie pohybuje. Do stien a stropov nepatrí, tam použite kov.', 'For tumble dryers, mobile air conditioners and extraction, where the duct moves. Not permitted inside walls and ceilings; use metal there.'),
      t('PUR ist abriebfester und für Späne geeignet, PVC ist die Wahl für reine Luft.', 'PUR lépe odolává oděru a hodí se na piliny, PVC stačí na čistý vzduch.', 'PUR lepšie odoláva oderu a hodí sa na piliny, PVC stačí na čistý vzduch.', 'PUR resists abrasion better and suits shavings, PVC is the choice for clean air.'),
    ],
    size: { code: 'dn', values: '80 100 125 150 160 200', window: [2, 5] }, option: { code: 'roll_length', values: rolls([3, 6, 10]), count: [1, 3] },
    numbers: { t_max: [[0, 70, 90]] }, picks: { material: 'pvc|pvc|pur' }, byLine: { Vinyl: { material: 'pvc' } },
    eur: [[80, 14, 26], [200, 36, 58]], kg: [[80, 1.2, 1.6], [200, 3.2, 3.8]], unit: 'pack', tail: ['dn', 'roll_length', 'material'], key: ['dn', 'roll_length', 'material'], tiers: 'small', stock: 'B',
  }),
  family({
    id: 'plastic-round', sku: 'KRR', category: 'C3', model: 'plastic-duct', group: 'duct', brands: ['tubavent', 'luftbasis'], weight: 10,
    lines: 'Plasto Albo Rundo Canal Simplo',
    noun: t('Lüftungsrohr Kunststoff', 'plastové větrací potrubí', 'plastové vetracie potrubie', 'plastic ventilation duct'),
    perex: [t('Weißes Kunststoffrohr Ø {dn} für Wanddurchführung und Sichtmontage. Mit der Säge zu kürzen, zu stecken, fertig.', 'Bílé plastové potrubí Ø {dn} pro prostup zdí i viditelnou montáž. Zkrátíte pilkou, zasunete, hotovo.', 'Biele plastové potrubie Ø {dn} na prestup stenou aj viditeľnú montáž. Skrátite pílkou, zasuniete, hotovo.', 'White plastic duct Ø {dn} for wall penetrations and exposed runs. Cut with a saw, push together, done.')],
    body: [
      t('Die glatte Innenwand hat kaum Reibung und lässt Kondensat ablaufen. Für Badlüfter mit kurzem Weg ist das Rohr damit günstiger und leiser als eine Flexleitung.', 'Hladká stěna má malý odpor a kondenzát po ní odteče. U koupelnového ventilátoru s krátkou trasou je tak levnější i tišší než ohebná hadice.', 'Hladká stena má malý odpor a kondenzát po nej odtečie. Pri kúpeľňovom ventilátore s krátkou trasou je tak lacnejšie aj tichšie ako ohybná hadica.', 'The smooth wall has little friction and lets condensate run off. For a bathroom fan with a short run it is cheaper and quieter than flexible duct.'),
      t('Verwendbar bis 60 °C, nicht für Rauch und Fettluft. Formteile und Halter haben dasselbe Stecksystem.', 'Použitelné do 60 °C, ne pro kouř a mastný vzduch. Tvarovky a držáky mají stejný systém zasouvání.', 'Použiteľné do 60 °C, nie na dym a mastný vzduch. Tvarovky a držiaky majú rovnaký systém zasúvania.', 'For use up to 60 °C, not for smoke or greasy air. Fittings and brackets use the same push-fit system.'),
    ],
    size: { code: 'dn', values: '100 125 150', window: [1, 3] }, option: { code: 'length', values: lengths([0.35, 0.5, 1, 1.5]), count: [2, 4] },
    numbers: { t_max: [[0, 60, 60]] }, picks: { material: 'abs|pvc|pp' },
    eur: [[100, 5, 8], [150, 9, 12]], kg: [[100, 0.6, 0.8], [150, 1.2, 1.5]], tail: ['dn', 'length', 'material'], key: ['dn', 'length', 'material'], tiers: 'small', stock: 'A',
  }),
  family({
    id: 'flat-duct', sku: 'FLK', category: 'C4', model: 'flat-duct', group: 'duct', brands: ['tubavent', 'luftbasis'], weight: 10,
    lines: 'Plano Piatto Estrich Kanalo Leiste',
    noun: t('Flachkanal', 'plochý kanál', 'plochý kanál', 'flat duct'),
    perex: [t('Flacher Kunststoffkanal {size_ab} für Küchensockel, Estrich und abgehängte Decken. Aufbauhöhe nur so groß wie der Kanal selbst.', 'Plochý plastový kanál {size_ab} za kuchyňský sokl, do podlahy a podhledu. Stavební výška odpovídá jen samotnému kanálu.', 'Plochý plastový kanál {size_ab} za kuchynský sokel, do podlahy a podhľadu. Stavebná výška zodpovedá len samotnému kanálu.', 'Flat plastic duct {size_ab} for kitchen plinths, screed and suspended ceilings. Build-up height is no more than the duct itself.')],
    body: [
      t('Vom Querschnitt entspricht 110 × 54 mm ungefähr Ø 80 bis 100, 204 × 60 mm Ø 125 und 220 × 90 mm Ø 150. Adapter auf rund gibt es für alle drei Maße.', 'Průřezem odpovídá 110 × 54 mm zhruba Ø 80 až 100, 204 × 60 mm Ø 125 a 220 × 90 mm Ø 150. Přechody na kruhové potrubí jsou ke všem třem rozměrům.', 'Prierezom zodpovedá 110 × 54 mm zhruba Ø 80 až 100, 204 × 60 mm Ø 125 a 220 × 90 mm Ø 150. Prechody na kruhové potrubie sú ku všetkým trom rozmerom.', 'In cross-section 110 × 54 mm equals about Ø 80 to 100, 204 × 60 mm Ø 125 and 220 × 90 mm Ø 150. Adapters to round exist for all three.'),
      t('Steckverbindungen mit Klebeband abdichten. Unter Estrich den Kanal vor dem Gießen verkeilen, damit er nicht aufschwimmt.', 'Spoje přelepte páskou. Pod potěr kanál před litím zajistěte, aby nevyplaval.', 'Spoje prelepte páskou. Pod poter kanál pred liatím zaistite, aby nevyplával.', 'Seal joints with tape. Under screed, wedge the duct before pouring so that it does not float.'),
    ],
    size: { code: 'size_ab', values: '110x54 204x60 220x90', window: [1, 3] }, option: { code: 'length', values: lengths([0.5, 1, 1.5]), count: [1, 3] },
    numbers: { t_max: [[0, 60, 60]] }, picks: { material: 'pvc|abs' },
    eur: [[87, 4, 6.5], [159, 9, 12.5]], kg: [[87, 0.7, 0.8], [159, 1.5, 1.8]], tail: ['size_ab', 'length'], key: ['size_ab', 'length', 'material'], tiers: 'small', stock: 'A',
  }),
  family({
    id: 'rect-duct', sku: 'BLK', category: 'C5', model: 'rect-duct', group: 'duct', brands: ['tubavent'], weight: 7,
    lines: 'Quadro Flansch Trakt Magistral',
    noun: t('Blechkanal', 'čtyřhranné potrubí', 'štvorhranné potrubie', 'rectangular duct'),
    perex: [t('Verzinkter Blechkanal {size_ab} mit Flanschprofil 20 mm, Dichtheitsklasse {tightness}. Gefertigt auf Bestellung, geliefert auf Palette.', 'Pozinkované potrubí {size_ab} s přírubou 20 mm, třída těsnosti {tightness}. Vyrábí se na objednávku, dodává se na paletě.', 'Pozinkované potrubie {size_ab} s prírubou 20 mm, trieda tesnosti {tightness}. Vyrába sa na objednávku, dodáva sa na palete.', 'Galvanised duct {size_ab} with 20 mm flange, tightness class {tightness}. Made to order, delivered on a pallet.')],
    body: [
      t('Für Gewerbe und größere Luftmengen, wenn die Höhe für Rundrohr nicht reicht. Die Seiten sind ab 500 mm diagonal gesickt, damit das Blech nicht dröhnt.', 'Pro provozovny a větší průtoky tam, kde na kruhové potrubí chybí výška. Strany jsou od 500 mm prolamované, aby plech nehučel.', 'Pre prevádzky a väčšie prietoky tam, kde na kruhové potrubie chýba výška. Strany sú od 500 mm prelamované, aby plech nehučal.', 'For commercial jobs and larger flows where height is too tight for round duct. Sides from 500 mm are cross-broken so the sheet does not drum.'),
      t('Blechstärke {wall_thk}, Ecken mit Flanschwinkel. Dichtband und Klammern bitte mitbestellen; sie gehören nicht zum Lieferumfang.', 'Tloušťka plechu {wall_thk}, rohy s rohovníky. Těsnicí pásku a svorky objednejte zvlášť, nejsou součástí dodávky.', 'Hrúbka plechu {wall_thk}, rohy s rohovníkmi. Tesniacu pásku a svorky objednajte zvlášť, nie sú súčasťou dodávky.', 'Sheet {wall_thk}, corners with flange angles. Please order gasket tape and clips as well; they are not included.'),
    ],
    size: { code: 'size_ab', values: '400x200 500x250 500x300 600x300 600x350 700x400 800x500 1000x500', window: [2, 6] }, option: { code: 'length', values: lengths([1, 1.25, 1.5]), count: [1, 3] },
    picks: { material: 'galvanised', wall_thk: '0-6|0-7|0-8', tightness: 'b|c' },
    eur: [[319, 38, 52], [798, 92, 125]], kg: [[319, 7, 8], [798, 19, 22]], tail: ['size_ab', 'length'], key: ['size_ab', 'length', 'tightness'], tiers: 'small', stock: 'D',
  }),
]
