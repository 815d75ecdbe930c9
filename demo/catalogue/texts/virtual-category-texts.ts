import { t } from './text.ts'
import { fanTexts, type VirtualTexts } from './virtual-category-texts-fans.ts'

/** Texts of saved filters by key. */
export const virtualTexts: Record<string, VirtualTexts> = {
  ...fanTexts,
  'spiral-125': {
    title: t('Wickelfalzrohr-System Ø 125', 'Spiro systém Ø 125', 'Spiro systém Ø 125', 'Spiral duct system Ø 125'),
    description: t(
      'Rohr, Bögen, Abzweige, Muffen, Klappen und Schellen in Ø 125 mm: alles, was zu einer Leitung gehört, auf einer Seite.',
      'Trubky, oblouky, odbočky, spojky, klapky a objímky Ø 125 mm: vše, co k jednomu potrubí patří, na jednom místě.',
      'Rúry, oblúky, odbočky, spojky, klapky a objímky Ø 125 mm: všetko, čo k jednému potrubiu patrí, na jednom mieste.',
      'Duct, bends, branches, couplings, dampers and clamps in Ø 125 mm: everything that belongs to one run on one page.',
    ),
  },
  'spiral-160': {
    title: t('Wickelfalzrohr-System Ø 160', 'Spiro systém Ø 160', 'Spiro systém Ø 160', 'Spiral duct system Ø 160'),
    description: t(
      'Das Maß für Sammelleitungen im Einfamilienhaus: bei 200 m³/h nur 2,8 m/s, also leise.',
      'Rozměr pro sběrné potrubí v rodinném domě: při 200 m³/h jen 2,8 m/s, tedy tiše.',
      'Rozmer pre zberné potrubie v rodinnom dome: pri 200 m³/h len 2,8 m/s, teda ticho.',
      'The size for main ducts in a house: at 200 m³/h only 2.8 m/s, and therefore quiet.',
    ),
  },
  'lip-seal-fittings': {
    title: t('Formteile mit Lippendichtung', 'Tvarovky s břitovým těsněním', 'Tvarovky s britovým tesnením', 'Fittings with lip seal'),
    description: t(
      'Stecken, verschrauben, fertig: Die Doppellippe dichtet ohne Klebeband bis Klasse D nach EN 12237.',
      'Zasunout, přišroubovat, hotovo: dvojitý břit těsní bez pásky až do třídy D podle EN 12237.',
      'Zasunúť, priskrutkovať, hotovo: dvojitý brit tesní bez pásky až do triedy D podľa EN 12237.',
      'Push in, screw down, done: the double lip seals without tape up to class D of EN 12237.',
    ),
  },
  'hoses-100': {
    title: t('Lüftungsschläuche Ø 100', 'Ohebné hadice Ø 100', 'Ohybné hadice Ø 100', 'Flexible hoses Ø 100'),
    description: t(
      'Aluminium, gedämmt oder Kunststoff: Schläuche für den Anschluss von Badlüfter, Trockner und Tellerventil.',
      'Hliníkové, izolované nebo plastové: hadice k připojení ventilátoru, sušičky a talířového ventilu.',
      'Hliníkové, izolované alebo plastové: hadice na pripojenie ventilátora, sušičky a tanierového ventilu.',
      'Aluminium, insulated or plastic: hoses to connect bathroom fan, dryer and disc valve.',
    ),
  },
  'enthalpy-units': {
    title: t('KWL-Geräte mit Enthalpietauscher', 'Rekuperace s entalpickým výměníkem', 'Rekuperácia s entalpickým výmenníkom', 'HRV units with enthalpy exchanger'),
    description: t(
      'Gewinnen neben der Wärme auch Feuchte zurück, damit die Raumluft im Winter nicht zu trocken wird.',
      'Vracejí vedle tepla i vlhkost, aby vzduch v místnostech v zimě nebyl příliš suchý.',
      'Vracajú popri teple aj vlhkosť, aby vzduch v miestnostiach v zime nebol príliš suchý.',
      'Recover moisture as well as heat, so that indoor air does not become too dry in winter.',
    ),
    below: [
      t('Enthalpie oder nicht?', 'Entalpický, nebo ne?', 'Entalpický, alebo nie?', 'Enthalpy or not?'),
      t(
        'In gut belegten Wohnungen entsteht genug Feuchte; dort gewinnt der gewöhnliche Tauscher mehr Wärme zurück. In großen Häusern mit zwei Bewohnern sinkt die Luftfeuchte im Januar leicht unter 30 %, dann ist die Membran den kleinen Verlust wert.',
        'V plně obydleném bytě vzniká vlhkosti dost a běžný výměník vrátí více tepla. Ve velkém domě se dvěma obyvateli klesá vlhkost v lednu snadno pod 30 %, a tam membrána stojí za malou ztrátu účinnosti.',
        'V plne obývanom byte vzniká vlhkosti dosť a bežný výmenník vráti viac tepla. Vo veľkom dome s dvomi obyvateľmi klesá vlhkosť v januári ľahko pod 30 %, a tam membrána stojí za malú stratu účinnosti.',
        'A well-occupied flat makes enough moisture, and the ordinary exchanger recovers more heat. In a large house with two people the humidity easily drops below 30 % in January; there the membrane is worth its small loss.',
      ),
    ],
  },
  'class-a-plus-units': {
    title: t('Lüftungsgeräte der Energieklasse A+', 'Větrací jednotky energetické třídy A+', 'Vetracie jednotky energetickej triedy A+', 'Ventilation units of energy class A+'),
    description: t(
      'Geräte mit Klasse A+ auf der Skala von A+ bis G nach der Verordnung (EU) Nr. 1254/2014.',
      'Jednotky třídy A+ na stupnici A+ až G podle nařízení (EU) č. 1254/2014.',
      'Jednotky triedy A+ na stupnici A+ až G podľa nariadenia (EÚ) č. 1254/2014.',
      'Units of class A+ on the scale from A+ to G of Regulation (EU) No 1254/2014.',
    ),
  },
  'filters-g4': {
    title: t('Filter G4 (Coarse)', 'Filtry G4 (Coarse)', 'Filtre G4 (Coarse)', 'Filters G4 (Coarse)'),
    description: t(
      'Grobfilter, die nach EN 779 als G4 geführt wurden: Schutz für Wärmetauscher und Ventilator, nach ISO 16890 etwa Coarse 60 %.',
      'Hrubé filtry dříve značené G4 podle EN 779: ochrana výměníku a ventilátoru, podle ISO 16890 zhruba Coarse 60 %.',
      'Hrubé filtre predtým značené G4 podľa EN 779: ochrana výmenníka a ventilátora, podľa ISO 16890 zhruba Coarse 60 %.',
      'Coarse filters formerly called G4 in EN 779: protection for exchanger and fan, in ISO 16890 about Coarse 60 %.',
    ),
    below: [
      t('G4 heute', 'G4 dnes', 'G4 dnes', 'G4 today'),
      t(
        'Die Norm EN 779 ist seit 2018 zurückgezogen. Eine genaue Umrechnung gibt es nicht, weil anders gemessen wird; wir nennen die alte Klasse nur, damit Sie den Ersatz für Ihren bisherigen Filter finden.',
        'Norma EN 779 byla v roce 2018 zrušena. Přesný převod neexistuje, protože se měří jinak; starou třídu uvádíme jen proto, abyste našli náhradu za dosavadní filtr.',
        'Norma EN 779 bola v roku 2018 zrušená. Presný prevod neexistuje, pretože sa meria inak; starú triedu uvádzame len preto, aby ste našli náhradu za doterajší filter.',
        'EN 779 was withdrawn in 2018. There is no exact conversion, as the method of measurement is different; we name the old class only so that you find the replacement for your filter.',
      ),
    ],
  },
  'filters-m5': {
    title: t('Filter M5 (ePM10)', 'Filtry M5 (ePM10)', 'Filtre M5 (ePM10)', 'Filters M5 (ePM10)'),
    description: t(
      'Mittlere Klasse für die Zuluft: hält Blütenstaub zurück, nach ISO 16890 etwa ePM10 50 %.',
      'Střední třída na přívod: zachytí pyl, podle ISO 16890 zhruba ePM10 50 %.',
      'Stredná trieda na prívod: zachytí peľ, podľa ISO 16890 zhruba ePM10 50 %.',
      'Medium class for supply air: holds back pollen, in ISO 16890 about ePM10 50 %.',
    ),
  },
  'filters-f7': {
    title: t('Filter F7 (ePM1)', 'Filtry F7 (ePM1)', 'Filtre F7 (ePM1)', 'Filters F7 (ePM1)'),
    description: t(
      'Feinfilter für Zuluft an Straßen und für Allergiker, nach ISO 16890 etwa ePM1 50 bis 65 %.',
      'Jemné filtry na přívod u rušných ulic a pro alergiky, podle ISO 16890 zhruba ePM1 50 až 65 %.',
      'Jemné filtre na prívod pri rušných uliciach a pre alergikov, podľa ISO 16890 zhruba ePM1 50 až 65 %.',
      'Fine filters for supply air near roads and for people with allergies, in ISO 16890 about ePM1 50 to 65 %.',
    ),
  },
  'steel-grilles': {
    title: t('Lüftungsgitter aus Edelstahl', 'Nerezové větrací mřížky', 'Nerezové vetracie mriežky', 'Stainless steel grilles'),
    description: t(
      'Für Fassade, Bad und Küche, wo Kunststoff vergilbt: Gitter aus gebürstetem Edelstahl.',
      'Na fasádu, do koupelny a kuchyně, kde plast žloutne: mřížky z broušené nerezové oceli.',
      'Na fasádu, do kúpeľne a kuchyne, kde plast žltne: mriežky z brúsenej nehrdzavejúcej ocele.',
      'For façade, bathroom and kitchen, where plastic yellows: grilles of brushed stainless steel.',
    ),
  },
  'black-valves': {
    title: t('Tellerventile in Schwarz und Anthrazit', 'Černé a antracitové talířové ventily', 'Čierne a antracitové tanierové ventily', 'Disc valves in black and anthracite'),
    description: t(
      'Für dunkle Decken und Holz: Zu- und Abluftventile in RAL 9005 und RAL 7016.',
      'Do tmavých podhledů a dřeva: přívodní a odvodní ventily v RAL 9005 a RAL 7016.',
      'Do tmavých podhľadov a dreva: prívodné a odvodné ventily v RAL 9005 a RAL 7016.',
      'For dark ceilings and wood: supply and extract valves in RAL 9005 and RAL 7016.',
    ),
  },
  'controllers-0-10v': {
    title: t('Regler und Sensoren 0–10 V', 'Regulátory a čidla 0–10 V', 'Regulátory a snímače 0–10 V', 'Controllers and sensors 0–10 V'),
    description: t(
      'Drehzahlregler, Sensoren und Bedienteile mit Signal 0–10 V für EC-Ventilatoren und Lüftungsgeräte.',
      'Regulátory otáček, čidla a ovladače se signálem 0–10 V pro EC ventilátory a větrací jednotky.',
      'Regulátory otáčok, snímače a ovládače so signálom 0–10 V pre EC ventilátory a vetracie jednotky.',
      'Speed controllers, sensors and panels with a 0–10 V signal for EC fans and ventilation units.',
    ),
  },
  'fire-ei90': {
    title: t('Brandschutz EI 90', 'Požární ochrana EI 90', 'Požiarna ochrana EI 90', 'Fire protection EI 90'),
    description: t(
      'Klappen, Ventile und Dämmung mit 90 Minuten Feuerwiderstand für Wand- und Deckendurchführungen.',
      'Klapky, ventily a izolace s požární odolností 90 minut pro prostupy stěnou a stropem.',
      'Klapky, ventily a izolácie s požiarnou odolnosťou 90 minút pre prestupy stenou a stropom.',
      'Dampers, valves and insulation with 90 minutes of fire resistance for walls and ceilings.',
    ),
  },
  'fans-below-50': {
    title: t('Ventilatoren unter 50 €', 'Ventilátory do 1 250 Kč', 'Ventilátory do 50 €', 'Fans below €50'),
    description: t(
      'Ordentliche Lüfter für wenig Geld: einfache Ausstattung, volle Gewährleistung, Ersatzteile ab Lager.',
      'Slušné ventilátory za málo peněz: jednoduchá výbava, plná práva z vadného plnění, díly skladem.',
      'Slušné ventilátory za málo peňazí: jednoduchá výbava, plné práva zo zodpovednosti za vady, diely na sklade.',
      'Decent fans for little money: simple equipment, full statutory rights, spare parts in stock.',
    ),
  },
  new: {
    title: t('Neuheiten', 'Novinky', 'Novinky', 'New arrivals'),
    description: t(
      'Was in den letzten Monaten neu ins Sortiment gekommen ist.', 'Co v posledních měsících přibylo do sortimentu.', 'Čo v posledných mesiacoch pribudlo do sortimentu.',
      'What has joined the range in recent months.',
    ),
  },
  offers: {
    title: t('Angebote und Abverkauf', 'Akce a výprodej', 'Akcie a výpredaj', 'Offers and outlet'),
    description: t(
      'Reduzierte Ware, solange sie lieferbar ist. Der Nachlass bezieht sich auf den niedrigsten Preis der letzten 30 Tage.',
      'Zlevněné zboží, dokud je k dodání. Sleva se počítá z nejnižší ceny za posledních 30 dnů.',
      'Zlacnený tovar, kým je k dodaniu. Zľava sa počíta z najnižšej ceny za posledných 30 dní.',
      'Reduced goods while they can be delivered. The reduction counts from the lowest price of the last 30 days.',
    ),
  },
}
