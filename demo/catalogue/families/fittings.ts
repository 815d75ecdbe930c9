import { type Family, type Option, family } from '../family.ts'
import { t } from '../texts/text.ts'

const dns = '80 100 125 150 160 200 250 315 355 400'
const metal = { material: 'galvanised|galvanised|galvanised|stainless|painted', tightness: 'c|d' }
const base = { group: 'fitting', brands: ['tubavent', 'luftbasis'], tiers: 'small', stock: 'A' } as const

/** The next smaller diameters. */
const smaller = (count: number, factor: number) => (size: string): Option[] =>
  dns.split(' ').map(Number).filter((dn) => dn < Number(size)).slice(-count)
    .map((dn) => ({ id: String(dn), times: { eur: factor + (dn / Number(size)) * 0.2 }, sets: { dn2: String(dn) } }))

/** Diameters in mm of the round end of adapters, by flat duct: about the same area, as is usual in the trade. */
const roundOf: Record<string, string> = { '110x54': '100', '204x60': '125', '220x90': '150' }

/** Couplings, bends, branches and caps. */
export const fittings: Family[] = [
  family({
    ...base, id: 'bend-90', sku: 'BOG', category: 'D1', model: 'bend-90', weight: 16, lines: 'Rondo Arco Volta Segment Press Kant',
    noun: t('Rohrbogen', 'oblouk', 'oblúk', 'bend'),
    perex: [
      t('Bogen für Wickelfalzrohr Ø {dn} in {angle}, gepresst oder segmentiert. Mit Radius gleich Durchmesser bleibt der Druckverlust klein.', 'Oblouk pro spiro potrubí Ø {dn}, {angle}, lisovaný nebo segmentový. Poloměr rovný průměru udrží tlakovou ztrátu nízko.', 'Oblúk pre spiro potrubie Ø {dn}, {angle}, lisovaný alebo segmentový. Polomer rovný priemeru udrží tlakovú stratu nízko.', 'Bend for spiral duct Ø {dn}, {angle}, pressed or segmented. A radius equal to the diameter keeps the pressure loss low.'),
      t('{name} lenkt die Luft ohne scharfe Kante um: ζ etwa 0,3 bei 90°, 0,15 bei 45°. Nippelmaß, steckt direkt im Rohr.', '{name} otočí proud vzduchu bez ostré hrany: ζ asi 0,3 při 90°, 0,15 při 45°. Vnitřní rozměr, zasouvá se přímo do trubky.', '{name} otočí prúd vzduchu bez ostrej hrany: ζ asi 0,3 pri 90°, 0,15 pri 45°. Vnútorný rozmer, zasúva sa priamo do rúry.', '{name} turns the air without a sharp edge: ζ about 0.3 at 90°, 0.15 at 45°. Male ends, pushed right into the duct.'),
    ],
    body: [
      t('Zwei 45°-Bögen mit einem geraden Stück dazwischen sind strömungstechnisch günstiger als ein 90°-Bogen und passen oft besser in die Decke. Mit 15° und 30° gleicht man kleinen Versatz aus.', 'Dva oblouky 45° s rovným kusem mezi nimi kladou menší odpor než jeden oblouk 90° a do podhledu se často vejdou lépe. Oblouky 15° a 30° vyrovnají malé přesazení.', 'Dva oblúky 45° s rovným kusom medzi nimi kladú menší odpor ako jeden oblúk 90° a do podhľadu sa často zmestia lepšie. Oblúky 15° a 30° vyrovnajú malé presadenie.', 'Two 45° bends with a straight piece between them offer less resistance than one 90° bend and often fit the ceiling better. 15° and 30° even out small offsets.'),
      t('Ausführung in Dichtheitsklasse {tightness}; [[gasket]]mit der EPDM-Lippe ist sie ohne Dichtmasse erreichbar[[/]][[!gasket]]ohne Lippe gehört Dichtmasse oder Kaltschrumpfband an jeden Stoß[[/]].', 'Provedení v třídě těsnosti {tightness}; [[gasket]]s EPDM těsněním jí dosáhnete bez tmelu[[/]][[!gasket]]bez těsnění patří na každý spoj tmel nebo páska[[/]].', 'Vyhotovenie v triede tesnosti {tightness}; [[gasket]]s EPDM tesnením ju dosiahnete bez tmelu[[/]][[!gasket]]bez tesnenia patrí na každý spoj tmel alebo páska[[/]].', 'Tightness class {tightness}; [[gasket]]with the EPDM lip it is reached without sealant[[/]][[!gasket]]without a lip every joint needs sealant or tape[[/]].'),
    ],
    size: { code: 'dn', values: dns, window: [2, 8] },
    option: { code: 'angle', values: [{ id: '90' }, { id: '45', times: { eur: 0.8, kg: 0.62 } }, { id: '30', times: { eur: 0.78, kg: 0.5 } }, { id: '15', times: { eur: 0.76, kg: 0.4 } }, { id: '60', times: { eur: 0.92, kg: 0.75 } }], count: [1, 3] },
    picks: metal, flags: { gasket: 0.75 },
    eur: [[80, 4.6, 8], [100, 5, 9], [125, 6, 11], [160, 8, 14], [200, 12, 20], [250, 20, 35], [315, 32, 55], [400, 52, 80]], kg: [[80, 0.25, 0.3], [100, 0.35, 0.42], [400, 7, 8]], longestMm: [[80, 180, 180], [400, 760, 760]],
    tail: ['dn', 'angle', 'material', 'gasket'], key: ['dn', 'angle', 'material', 'gasket'],
  }),
  family({
    ...base, id: 'tee', sku: 'TST', category: 'D2', model: 'tee', weight: 14, lines: 'Rondo Branch Gabel Tauro Delta',
    noun: t('T-Stück', 'T-kus', 'T-kus', 'tee'),
    perex: [t('T-Stück Ø {dn} mit Abzweig Ø {dn2}, für Wickelfalzrohr. Durchgang und Abgang mit Nippelmaß.', 'T-kus Ø {dn} s odbočkou Ø {dn2} pro spiro potrubí. Průchozí i odbočné hrdlo k zasunutí do trubky.', 'T-kus Ø {dn} s odbočkou Ø {dn2} pre spiro potrubie. Priechodné aj odbočné hrdlo na zasunutie do rúry.', 'Tee Ø {dn} with branch Ø {dn2} for spiral duct. Run and branch with male ends.')],
    body: [
      t('Der Abgang ist eingezogen und gepresst, nicht gesteckt: Das hält den Widerstand im Abzweig bei ζ etwa 1,0 und im Durchgang bei 0,3. Für gleichmäßige Verteilung gehört in den Abzweig eine Drosselklappe.', 'Odbočka je lemovaná a lisovaná, ne jen nasazená: odpor v odbočce tak zůstává u ζ asi 1,0 a v průchodu 0,3. Pro rovnoměrné rozdělení dejte do odbočky regulační klapku.', 'Odbočka je lemovaná a lisovaná, nie iba nasadená: odpor v odbočke tak zostáva pri ζ asi 1,0 a v priechode 0,3. Na rovnomerné rozdelenie dajte do odbočky regulačnú klapku.', 'The branch is drawn and pressed, not just stuck on: that keeps resistance at ζ about 1.0 in the branch and 0.3 in the run. For even distribution put a damper in the branch.'),
      t('Beim Planen auf die Baulänge achten: Sie beträgt etwa den Abzweigdurchmesser plus 10 cm.', 'Při návrhu počítejte se stavební délkou: je to zhruba průměr odbočky plus 10 cm.', 'Pri návrhu počítajte so stavebnou dĺžkou: je to zhruba priemer odbočky plus 10 cm.', 'Mind the installed length when planning: about the branch diameter plus 10 cm.'),
    ],
    size: { code: 'dn', values: dns, window: [2, 7] }, option: { code: 'dn2', values: (size) => [{ id: size, sets: { dn2: size } }, ...smaller(2, 0.74)(size)], count: [1, 3] },
    picks: metal, flags: { gasket: 0.75 },
    eur: [[80, 8, 11], [100, 9, 13], [125, 11, 16], [160, 15, 22], [250, 28, 42], [400, 58, 70]], kg: [[80, 0.4, 0.5], [400, 6, 7]], longestMm: [[80, 230, 230], [400, 620, 620]],
    tail: ['dn', 'dn2', 'material', 'gasket'], key: ['dn', 'dn2', 'material', 'gasket'],
  }),
  family({
    ...base, id: 'reducer', sku: 'RED', category: 'D3', model: 'reducer', weight: 12, lines: 'Rondo Konus Passo Taper',
    noun: t('Reduzierung', 'redukce', 'redukcia', 'reducer'),
    perex: [t('Symmetrische Reduzierung von Ø {dn} auf Ø {dn2}. Kurze Bauform, beide Enden mit Nippelmaß.', 'Osová redukce z Ø {dn} na Ø {dn2}. Krátké provedení, oba konce k zasunutí do trubky.', 'Osová redukcia z Ø {dn} na Ø {dn2}. Krátke vyhotovenie, oba konce na zasunutie do rúry.', 'Concentric reducer from Ø {dn} to Ø {dn2}. Short pattern, both ends male.')],
    body: [
      t('Der klassische Fehler auf der Baustelle ist Ø 150 gegen Ø 160 oder Ø 120 gegen Ø 125: Eine Reduzierung löst das sauber, Klebeband nicht. In Strömungsrichtung verengt liegt ζ bei 0,1 bis 0,3.', 'Klasická chyba na stavbě je Ø 150 proti Ø 160 nebo Ø 120 proti Ø 125: redukce to vyřeší čistě, páska ne. Při zúžení ve směru proudění je ζ 0,1 až 0,3.', 'Klasická chyba na stavbe je Ø 150 proti Ø 160 alebo Ø 120 proti Ø 125: redukcia to vyrieši čisto, páska nie. Pri zúžení v smere prúdenia je ζ 0,1 až 0,3.', 'The classic site mistake is Ø 150 against Ø 160 or Ø 120 against Ø 125: a reducer solves it cleanly, tape does not. Narrowing in flow direction, ζ is 0.1 to 0.3.'),
      t('Vor dem Ventilator eingesetzt, sollte danach ein gerades Stück von mindestens einem Durchmesser folgen.', 'Je-li redukce před ventilátorem, nechte za ní rovný úsek alespoň jednoho průměru.', 'Ak je redukcia pred ventilátorom, nechajte za ňou rovný úsek aspoň jedného priemeru.', 'If fitted before a fan, leave a straight piece of at least one diameter after it.'),
    ],
    size: { code: 'dn', values: dns.replace('80 ', ''), window: [2, 7] }, option: { code: 'dn2', values: smaller(3, 0.8), count: [1, 3] },
    picks: metal, flags: { gasket: 0.75 },
    eur: [[100, 5, 8], [160, 7, 11], [250, 12, 18], [400, 20, 25]], kg: [[100, 0.2, 0.3], [400, 2.6, 3.2]], longestMm: [[100, 150, 150], [400, 420, 420]],
    tail: ['dn', 'dn2', 'material', 'gasket'], key: ['dn', 'dn2', 'material', 'gasket'],
  }),
  family({
    ...base, id: 'coupling', sku: 'MUF', category: 'D4', model: 'coupling', weight: 10, lines: 'Rondo Nexo Verbund Stek',
    noun: t('Rohrverbinder', 'spojka', 'spojka', 'coupling'),
    perex: [t('Verbinder Ø {dn}: {end}. Anschlag in der Mitte, kein Nachmessen.', 'Spojka Ø {dn}: {end}. Doraz uprostřed, bez přeměřování.', 'Spojka Ø {dn}: {end}. Doraz uprostred, bez premeriavania.', 'Coupling Ø {dn}: {end}. Stop in the middle, no measuring.')],
    body: [
      t('Ein Nippel steckt in zwei Rohren, eine Muffe über zwei Formteilen: Wer beides auf Vorrat hat, kommt mit jedem Reststück aus.', 'Nátrubek se zasouvá do dvou trubek, mufa se nasouvá na dvě tvarovky: kdo má po ruce obojí, využije každý zbytek.', 'Nátrubok sa zasúva do dvoch rúr, mufa sa nasúva na dve tvarovky: kto má poruke oboje, využije každý zvyšok.', 'A male coupling goes into two ducts, a female one over two fittings: with both in stock, every offcut can be used.'),
      t('Die Einstecktiefe beträgt je nach Nennweite 40 bis 60 mm. Gesichert wird mit Bohrschrauben oder Blindnieten.', 'Hloubka zasunutí je podle průměru 40 až 60 mm. Zajišťuje se samovrtnými šrouby nebo nýty.', 'Hĺbka zasunutia je podľa priemeru 40 až 60 mm. Zaisťuje sa samovrtnými skrutkami alebo nitmi.', 'Insertion depth is 40 to 60 mm depending on diameter. Secured with self-drilling screws or rivets.'),
    ],
    size: { code: 'dn', values: dns, window: [3, 8] }, option: { code: 'end', values: [{ id: 'male', suffix: 'N' }, { id: 'female', suffix: 'M', times: { eur: 0.9 } }], count: [1, 2] },
    picks: metal, flags: { gasket: 0.6 },
    eur: [[80, 2, 3.2], [160, 2.9, 4.8], [400, 6, 8]], kg: [[80, 0.1, 0.15], [400, 1.1, 1.4]], longestMm: [[80, 110, 110], [400, 400, 400]], tail: ['dn', 'end', 'material', 'gasket'], key: ['dn', 'end', 'gasket'],
  }),
  family({
    ...base, id: 'end-cap', sku: 'DEC', category: 'D5', model: 'end-cap', weight: 8, lines: 'Rondo Finis Stopp Revo',
    noun: t('Enddeckel', 'záslepka', 'záslepka', 'end cap'),
    perex: [t('Enddeckel Ø {dn}: {end}. Verschließt blinde Enden und dient als Revisionsöffnung.', 'Záslepka Ø {dn}: {end}. Uzavře slepé konce a poslouží jako revizní otvor.', 'Záslepka Ø {dn}: {end}. Uzavrie slepé konce a poslúži ako revízny otvor.', 'End cap Ø {dn}: {end}. Closes dead ends and serves as an access opening.')],
    body: [
      t('Am Ende jedes Strangs ein Deckel statt eines Bogens – so kommt später eine Bürste hinein. Mit Griff ausgeführt, lässt er sich auch nach Jahren noch lösen.', 'Na konec každé větve dejte záslepku místo oblouku – později se dovnitř dostane kartáč. S úchytem ji uvolníte i po letech.', 'Na koniec každej vetvy dajte záslepku namiesto oblúka – neskôr sa dovnútra dostane kefa. S úchytom ju uvoľníte aj po rokoch.', 'At the end of each run a cap instead of a bend – so a brush can get in later. With a handle it still comes off after years.'),
      t('Dichtheitsklasse {tightness}, wenn Lippe und Rohrende sauber sind.', 'Třída těsnosti {tightness}, jsou-li těsnění i konec trubky čisté.', 'Trieda tesnosti {tightness}, ak sú tesnenie aj koniec rúry čisté.', 'Tightness class {tightness} when lip and duct end are clean.'),
    ],
    size: { code: 'dn', values: dns, window: [3, 8] }, option: { code: 'end', values: [{ id: 'male', suffix: 'N' }, { id: 'female', suffix: 'M' }], count: [1, 2] },
    picks: metal, flags: { gasket: 0.7 },
    eur: [[80, 2, 3], [160, 2.8, 4.4], [400, 5.5, 7]], kg: [[80, 0.08, 0.12], [400, 1, 1.3]], longestMm: [[80, 95, 95], [400, 405, 405]], tail: ['dn', 'end', 'material', 'gasket'], key: ['dn', 'end', 'gasket'],
  }),
  family({
    ...base, id: 'saddle', sku: 'SAT', category: 'D6', model: 'saddle', weight: 7, lines: 'Rondo Sella Abgang Reiter',
    noun: t('Sattelstutzen', 'sedlová odbočka', 'sedlová odbočka', 'saddle'),
    perex: [t('Nachträglicher Abgang Ø {dn2} auf ein bestehendes Rohr Ø {dn}. Loch schneiden, aufsetzen, nieten.', 'Dodatečná odbočka Ø {dn2} na stávající potrubí Ø {dn}. Vyříznout otvor, nasadit, snýtovat.', 'Dodatočná odbočka Ø {dn2} na existujúce potrubie Ø {dn}. Vyrezať otvor, nasadiť, znitovať.', 'Later branch Ø {dn2} on an existing duct Ø {dn}. Cut a hole, fit, rivet.')],
    body: [
      t('Wenn im Bestand ein Raum dazukommt, spart der Sattel das Auftrennen der Leitung. Die Auflage ist der Rohrrundung angepasst und hat umlaufend Dichtband.', 'Přibude-li místnost, sedlo ušetří rozebírání potrubí. Dosedací plocha kopíruje oblinu trubky a má po obvodu těsnicí pásku.', 'Ak pribudne miestnosť, sedlo ušetrí rozoberanie potrubia. Dosadacia plocha kopíruje oblinu rúry a má po obvode tesniacu pásku.', 'When a room is added later, the saddle saves opening up the duct. The flange follows the curve of the duct and has sealing tape all round.'),
      t('Das Loch mit Knabber oder Stichsäge schneiden, Späne aus dem Rohr saugen.', 'Otvor vystřihněte prostřihovačem nebo vyřízněte pilou, špony z potrubí vysajte.', 'Otvor vystrihnite prestrihovačom alebo vyrežte pílou, triesky z potrubia povysávajte.', 'Cut the hole with a nibbler or jigsaw and vacuum the chips out of the duct.'),
    ],
    size: { code: 'dn', values: dns.replace('80 100 ', ''), window: [2, 6] }, option: { code: 'dn2', values: smaller(3, 0.82), count: [1, 3] },
    picks: metal, flags: { gasket: 0.8 },
    eur: [[125, 5, 8], [250, 8, 12], [400, 12, 16]], kg: [[125, 0.2, 0.25], [400, 1, 1.3]], longestMm: [[125, 170, 170], [400, 480, 480]], tail: ['dn', 'dn2', 'material'], key: ['dn', 'dn2', 'gasket'],
  }),
  family({
    ...base, id: 'flat-fitting', sku: 'FLF', category: 'D7', model: 'flat-bend', weight: 9, lines: 'Plano Piatto Estrich Leiste',
    noun: t('Flachkanal-Formteil', 'tvarovka pro plochý kanál', 'tvarovka pre plochý kanál', 'flat-duct fitting'),
    perex: [t('Formteile für Flachkanal {size_ab}: {shape}. Gesteckt und mit Band gedichtet, alle Teile aus einem System.', 'Tvarovky pro plochý kanál {size_ab}: {shape}. Zasunout a přelepit páskou, všechny díly z jednoho systému.', 'Tvarovky pre plochý kanál {size_ab}: {shape}. Zasunúť a prelepiť páskou, všetky diely z jedného systému.', 'Fittings for flat duct {size_ab}: {shape}. Pushed together and taped, all parts of one system.')],
    body: [
      t('Der horizontale Bogen dreht in der Ebene, der vertikale nach oben oder unten; das wird beim Bestellen leicht verwechselt. Leitbleche im Bogen halten das Geräusch niedrig.', 'Horizontální oblouk zatáčí v rovině, vertikální nahoru nebo dolů; při objednávce se to snadno splete. Naváděcí plechy v oblouku snižují hluk.', 'Horizontálny oblúk zatáča v rovine, vertikálny nahor alebo nadol; pri objednávke sa to ľahko pomýli. Navádzacie plechy v oblúku znižujú hluk.', 'The horizontal bend turns in the plane, the vertical one up or down; easily mixed up when ordering. Turning vanes keep the noise down.'),
      t('Alle Teile stecken ineinander und werden mit Band abgedichtet; Kleber ist nicht nötig.', 'Všechny díly se do sebe zasouvají a přelepí páskou, lepidlo není třeba.', 'Všetky diely sa do seba zasúvajú a prelepia páskou, lepidlo netreba.', 'All parts push together and are sealed with tape; no glue needed.'),
    ],
    size: { code: 'size_ab', values: '110x54 204x60 220x90', window: [1, 3] },
    option: { code: 'shape', values: (size) => [{ id: 'bend-h', suffix: 'BH' }, { id: 'bend-v', suffix: 'BV' }, { id: 'joint', suffix: 'V', times: { eur: 0.62, kg: 0.5 } }, { id: 'tee', suffix: 'T', times: { eur: 1.3, kg: 1.5 } }, { id: 'adapter', suffix: 'A', sets: { dn: roundOf[size] ?? '' } }], count: [2, 5] },
    picks: { material: 'pvc|abs' }, eur: [[87, 5, 6.5], [159, 7.5, 9]], kg: [[87, 0.15, 0.2], [159, 0.35, 0.45]], longestMm: [[87, 180, 180], [159, 300, 300]], tail: ['size_ab', 'shape'], key: ['size_ab', 'shape', 'material'],
  }),
  family({
    ...base, id: 'backdraught', sku: 'RSK', category: 'D8', model: 'backdraught-damper', weight: 10, lines: 'Retour Klappo Sperr Ventil Gravo',
    noun: t('Rückschlagklappe', 'zpětná klapka', 'spätná klapka', 'backdraught damper'),
    perex: [t('Rückschlagklappe Ø {dn} gegen kalten Rückstrom, wenn der Ventilator steht. Öffnet ab etwa 10 Pa.', 'Zpětná klapka Ø {dn} proti zpětnému tahu studeného vzduchu, když ventilátor stojí. Otevírá asi od 10 Pa.', 'Spätná klapka Ø {dn} proti spätnému ťahu studeného vzduchu, keď ventilátor stojí. Otvára asi od 10 Pa.', 'Backdraught damper Ø {dn} against cold reverse flow while the fan is off. Opens from about 10 Pa.')],
    body: [
      t('Zwei federbelastete Halbschalen schließen lageunabhängig; bei der Schwerkraftausführung muss die Achse waagrecht liegen. Der Druckverlust liegt im üblichen Bereich bei 5 bis 15 Pa.', 'Dvě půlkruhová křídla s pružinou zavírají v každé poloze; u samotížného provedení musí být osa vodorovně. Tlaková ztráta bývá 5 až 15 Pa.', 'Dve polkruhové krídla s pružinou zatvárajú v každej polohe; pri samotiažnom vyhotovení musí byť os vodorovne. Tlaková strata býva 5 až 15 Pa.', 'Two spring-loaded half blades close in any position; the gravity version needs a horizontal axis. Pressure loss is usually 5 to 15 Pa.'),
      t('Die Klappe gehört nah an die Außenwand, damit der Rest der Leitung warm bleibt.', 'Klapku osaďte blízko venkovní stěny, aby zbytek potrubí zůstal teplý.', 'Klapku osaďte blízko vonkajšej steny, aby zvyšok potrubia zostal teplý.', 'Fit the damper close to the outside wall so that the rest of the duct stays warm.'),
    ],
    size: { code: 'dn', values: '80 100 125 150 160 200 250 315', window: [2, 6] },
    picks: { material: 'galvanised|galvanised|abs|stainless' }, flags: { gasket: 0.5 },
    eur: [[80, 5, 11], [160, 10, 19], [315, 26, 45]], kg: [[80, 0.15, 0.2], [315, 1.8, 2.4]], longestMm: [[80, 100, 100], [315, 320, 320]], tail: ['dn', 'material', 'gasket'], key: ['dn', 'material'],
  }),
  family({
    ...base, id: 'throttle', sku: 'DRK', category: 'D9', model: 'throttle-damper', weight: 10, stock: 'B', lines: 'Regula Balance Stello Flux Konstant',
    noun: t('Drosselklappe', 'regulační klapka', 'regulačná klapka', 'throttle damper'),
    perex: [t('Klappe Ø {dn} zum Einregulieren und Absperren ({actuator}). Stellung von außen ablesbar.', 'Klapka Ø {dn} k zaregulování a uzavření ({actuator}). Poloha je vidět zvenku.', 'Klapka Ø {dn} na zaregulovanie a uzavretie ({actuator}). Poloha je viditeľná zvonka.', 'Damper Ø {dn} for balancing and shutting off ({actuator}). Position readable from outside.')],
    body: [
      t('Zum Einregulieren den Griff lösen, Skala einstellen, wieder festziehen. Zwischen 30 und 80 % Öffnung regelt die Klappe fein, darunter nimmt das Geräusch zu.', 'Při regulaci povolte páčku, nastavte stupnici a opět utáhněte. Mezi 30 a 80 % otevření reguluje jemně, níže roste hluk.', 'Pri regulácii povoľte páčku, nastavte stupnicu a opäť utiahnite. Medzi 30 a 80 % otvorenia reguluje jemne, nižšie rastie hluk.', 'To balance, loosen the lever, set the scale, tighten again. Between 30 and 80 % open it regulates finely, below that noise increases.'),
      t('Die Ausführung mit Antrieb schließt zonenweise, etwa nachts im Büro. Vor und hinter der Klappe drei Durchmesser gerade Strecke lassen.', 'Provedení s pohonem uzavírá jednotlivé zóny, třeba v noci v kanceláři. Před klapkou i za ní ponechte tři průměry rovného úseku.', 'Vyhotovenie s pohonom uzatvára jednotlivé zóny, napríklad v noci v kancelárii. Pred klapkou aj za ňou ponechajte tri priemery rovného úseku.', 'The motorised version closes zones, such as an office at night. Leave three diameters of straight duct before and after.'),
    ],
    size: { code: 'dn', values: dns, window: [2, 7] }, option: { code: 'actuator', values: [{ id: 'none', suffix: 'H' }, { id: '230v', suffix: '230', plus: { eur: 78 }, times: { kg: 1.6 } }, { id: '24v', suffix: '24', plus: { eur: 84 }, times: { kg: 1.6 } }], count: [1, 3] },
    picks: metal, flags: { gasket: 0.8 },
    eur: [[80, 9, 15], [160, 15, 24], [400, 55, 85]], kg: [[80, 0.4, 0.5], [400, 4.5, 5.5]], longestMm: [[80, 200, 200], [400, 480, 480]], tail: ['dn', 'actuator', 'gasket'], key: ['dn', 'actuator', 'tightness'],
  }),
]
