import type { ArticleSource } from './article.ts'

export const testFireDampers: ArticleSource = {
  id: 'test-fire-dampers',
  category: 'rules-safety',
  author: 'jonas',
  tags: ['fire', 'maintenance', 'standards'],
  published: '2026-01-15',
  texts: {
    de: {
      title: 'Brandschutzklappen prüfen: Fristen, Ablauf, Protokoll',
      short: 'Brandschutzklappen prüfen',
      perex: 'Eine Klappe, die im Ernstfall klemmt, ist keine. Wie eine Prüfung abläuft und was ins Protokoll gehört.',
      body: `Brandschutzklappen trennen Brandabschnitte dort, wo eine Lüftungsleitung durch Wand oder Decke geht. Sie hängen jahrelang offen in staubiger Luft und müssen im entscheidenden Moment schließen. Darum prüft man sie.

## Wie oft?

Maßgebend ist die Angabe in der Leistungserklärung und der Betriebsanleitung des Herstellers. Verbreitet ist dieses Muster:

| Zeitpunkt | Prüfung |
| Inbetriebnahme | vollständig, mit Foto der Einbaulage |
| nach 6 Monaten | Funktion |
| nach 12 Monaten | Funktion, Sichtprüfung |
| danach | jährlich, wenn zwei Prüfungen ohne Mangel waren |

Klappen mit [Stellantrieb](category:H5) lassen sich von der Gebäudeleittechnik auslösen; das ersetzt die Funktionsprüfung, nicht den Blick hinein.

## Ablauf

1. **Ankündigen:** Anlage auf Handbetrieb, Brandmeldezentrale informieren.
2. **Finden:** Klappe laut Plan aufsuchen. Jede trägt eine Nummer; fehlt sie, jetzt vergeben.
3. **Ansehen:** Einbauspalt geschlossen? Kennzeichnung lesbar? Klappenblatt frei von Staub, Mörtel, Kabeln?
4. **Auslösen:** Schmelzlot aushängen oder Antrieb stromlos machen. Die Klappe muss von selbst und **vollständig** schließen.
5. **Zurückstellen:** öffnen, Endschalter prüfen, Revisionsdeckel dicht verschließen.
6. **Aufschreiben.**

![Runde Brandschutzklappe mit Stellantrieb](product/fire-damper right)

## Was ins Protokoll gehört

- Nummer, Ort, Geschoss, Nennweite, Fabrikat
- Auslösetemperatur (meist 72 °C, in Warmluft 95 °C)
- Datum, Name, Ergebnis jeder Teilprüfung
- Mängel mit Frist, Foto bei Einbaufehlern

Bewahren Sie die Protokolle für die Lebensdauer der Anlage auf. Bei einem Verkauf oder Brand wird danach gefragt.

---

## Was Sie selbst tun können

Zwischen den Prüfungen genügt ein Rundgang: Sind alle Revisionsdeckel frei zugänglich, ist nichts vor die Klappen gebaut, hängen keine Kabel am Gehäuse? Nach jedem Umbau an Decke oder Wand gehört die betroffene Klappe sofort angesehen, nicht erst beim nächsten Termin.

## Häufige Mängel

- **Keine Revisionsöffnung:** Die Klappe ist nicht zugänglich. Mindestens 200 × 200 mm in der Decke, beidseitig erreichbar.
- **Spalt mit Bauschaum gefüllt:** Zulässig ist nur, was die Einbauanleitung nennt, meist Mörtel oder Mineralwolle.
- **Flexschlauch direkt an der Klappe:** Er muss brennen und abfallen dürfen, ohne sie zu verziehen. Die Anleitung nennt den Stutzen.
- **Falsches Produkt:** Ein [Brandschutzventil](category:I2) ist keine Klappe, und eine [Absperrvorrichtung nach 18017](category:I3) gilt nur für Bad- und WC-Lüftung.

Die Anlage läuft danach eine Viertelstunde im Normalbetrieb, damit sich zeigt, ob alle Klappen wieder ganz offen sind und die Luftmengen stimmen.

Prüfen darf, wer sachkundig ist. In Sonderbauten verlangt das Land eine Prüfung durch Sachverständige; fragen Sie dort vorher nach.

[[Brandschutzklappen]](category:I1)`,
    },
    cs: {
      title: 'Kontrola požárních klapek: lhůty, postup, protokol',
      short: 'Kontrola požárních klapek',
      perex: 'Klapka, která se při požáru zasekne, není žádná klapka. Jak kontrola probíhá a co patří do protokolu.',
      body: `Požární klapky oddělují požární úseky tam, kde vzduchotechnické potrubí prochází stěnou nebo stropem. Roky visí otevřené v prašném vzduchu a v rozhodující chvíli se musí zavřít. Proto se kontrolují.

## Jak často?

Rozhoduje údaj v prohlášení o vlastnostech a v návodu výrobce. Obvyklý je tento rozvrh:

| Kdy | Kontrola |
| uvedení do provozu | úplná, s fotografií zabudování |
| po 6 měsících | funkce |
| po 12 měsících | funkce, prohlídka |
| potom | jednou ročně, pokud dvě kontroly proběhly bez závady |

Klapky se [servopohonem](category:H5) může spustit řídicí systém budovy; to nahradí zkoušku funkce, ne pohled dovnitř.

## Postup

1. **Ohlásit:** zařízení na ruční provoz, uvědomit ústřednu požární signalizace.
2. **Najít:** klapku vyhledat podle plánu. Každá má číslo; chybí-li, teď ho přidělit.
3. **Prohlédnout:** Je montážní spára uzavřená? Značení čitelné? List klapky bez prachu, malty a kabelů?
4. **Spustit:** vyvěsit tavnou pojistku nebo vypnout pohon. Klapka se musí sama a **úplně** zavřít.
5. **Vrátit:** otevřít, ověřit koncový spínač, těsně uzavřít revizní víko.
6. **Zapsat.**

![Kruhová požární klapka se servopohonem](product/fire-damper right)

## Co patří do protokolu

- číslo, místo, podlaží, jmenovitý průměr, výrobce
- spouštěcí teplota (většinou 72 °C, v teplém vzduchu 95 °C)
- datum, jméno, výsledek každé dílčí zkoušky
- závady s termínem, u chyb zabudování fotografie

Protokoly uchovávejte po celou životnost zařízení. Při prodeji nebo po požáru se na ně budou ptát.

---

## Co můžete udělat sami

Mezi kontrolami stačí obchůzka: Jsou všechna revizní víka přístupná, není před klapkami nic postaveno, nevisí na skříni kabely? Po každém zásahu do stropu nebo stěny si dotčenou klapku prohlédněte hned, ne až v příštím termínu.

## Časté závady

- **Chybí revizní otvor:** klapka není přístupná. Ve stropě nejméně 200 × 200 mm, s přístupem z obou stran.
- **Spára vyplněná montážní pěnou:** dovoleno je jen to, co uvádí návod, většinou malta nebo minerální vlna.
- **Ohebná hadice přímo na klapce:** musí moci shořet a odpadnout, aniž klapku zdeformuje. Návod určuje hrdlo.
- **Nesprávný výrobek:** [požární ventil](category:I2) není klapka a [požární uzávěr podle DIN 18017](category:I3) platí jen pro větrání koupelen a WC.

Zařízení pak běží čtvrt hodiny v běžném provozu, aby se ukázalo, zda jsou všechny klapky zase úplně otevřené a průtoky souhlasí.

Kontrolovat smí odborně způsobilá osoba; v Česku je předepsána nejméně jednou za rok vyhláškou č. 246/2001 Sb. U zvláštních staveb se předem zeptejte úřadu.

[[Požární klapky]](category:I1)`,
    },
    sk: {
      title: 'Kontrola požiarnych klapiek: lehoty, postup, protokol',
      short: 'Kontrola požiarnych klapiek',
      perex: 'Klapka, ktorá sa pri požiari zasekne, nie je žiadna klapka. Ako kontrola prebieha a čo patrí do protokolu.',
      body: `Požiarne klapky oddeľujú požiarne úseky tam, kde vzduchotechnické potrubie prechádza stenou alebo stropom. Roky visia otvorené v prašnom vzduchu a v rozhodujúcej chvíli sa musia zavrieť. Preto sa kontrolujú.

## Ako často?

Rozhoduje údaj vo vyhlásení o parametroch a v návode výrobcu. Obvyklý je tento rozvrh:

| Kedy | Kontrola |
| uvedenie do prevádzky | úplná, s fotografiou zabudovania |
| po 6 mesiacoch | funkcia |
| po 12 mesiacoch | funkcia, prehliadka |
| potom | raz ročne, ak dve kontroly prebehli bez nedostatku |

Klapky so [servopohonom](category:H5) môže spustiť riadiaci systém budovy; to nahradí skúšku funkcie, nie pohľad dovnútra.

## Postup

1. **Ohlásiť:** zariadenie na ručnú prevádzku, upovedomiť ústredňu požiarnej signalizácie.
2. **Nájsť:** klapku vyhľadať podľa plánu. Každá má číslo; ak chýba, teraz ho prideliť.
3. **Prezrieť:** Je montážna škára uzavretá? Označenie čitateľné? List klapky bez prachu, malty a káblov?
4. **Spustiť:** vyvesiť tavnú poistku alebo vypnúť pohon. Klapka sa musí sama a **úplne** zavrieť.
5. **Vrátiť:** otvoriť, overiť koncový spínač, tesne uzavrieť revízne veko.
6. **Zapísať.**

![Kruhová požiarna klapka so servopohonom](product/fire-damper right)

## Čo patrí do protokolu

- číslo, miesto, podlažie, menovitý priemer, výrobca
- spúšťacia teplota (väčšinou 72 °C, v teplom vzduchu 95 °C)
- dátum, meno, výsledok každej čiastkovej skúšky
- nedostatky s termínom, pri chybách zabudovania fotografia

Protokoly uchovávajte počas celej životnosti zariadenia. Pri predaji alebo po požiari sa na ne budú pýtať.

---

## Čo môžete urobiť sami

Medzi kontrolami stačí obchôdzka: Sú všetky revízne veká prístupné, nie je pred klapkami nič postavené, nevisia na skrini káble? Po každom zásahu do stropu alebo steny si dotknutú klapku prezrite hneď, nie až v ďalšom termíne.

## Časté nedostatky

- **Chýba revízny otvor:** klapka nie je prístupná. V strope najmenej 200 × 200 mm, s prístupom z oboch strán.
- **Škára vyplnená montážnou penou:** dovolené je len to, čo uvádza návod, väčšinou malta alebo minerálna vlna.
- **Ohybná hadica priamo na klapke:** musí môcť zhorieť a odpadnúť bez toho, aby klapku zdeformovala. Návod určuje hrdlo.
- **Nesprávny výrobok:** [požiarny ventil](category:I2) nie je klapka a [požiarny uzáver podľa DIN 18017](category:I3) platí len pre vetranie kúpeľní a WC.

Zariadenie potom beží štvrťhodinu v bežnej prevádzke, aby sa ukázalo, či sú všetky klapky zase úplne otvorené a prietoky súhlasia.

Kontrolovať smie odborne spôsobilá osoba. Pri osobitných stavbách sa vopred spýtajte úradu.

[[Požiarne klapky]](category:I1)`,
    },
    en: {
      title: 'Testing fire dampers: intervals, procedure, record',
      short: 'Test fire dampers',
      perex: 'A damper that sticks when it matters is no damper. How a test is done and what belongs in the record.',
      body: `Fire dampers separate fire compartments where a ventilation duct passes through a wall or ceiling. For years they hang open in dusty air, and at the decisive moment they have to close. That is why they are tested.

## How often?

What counts is the declaration of performance and the maker’s instructions. This pattern is common:

| When | Test |
| commissioning | complete, with a photo of the installation |
| after 6 months | function |
| after 12 months | function, visual inspection |
| after that | yearly, if two tests were without a defect |

Dampers with an [actuator](category:H5) can be released by the building management system; that replaces the functional test, not the look inside.

## Procedure

1. **Announce:** system to manual, inform the fire alarm control centre.
2. **Find:** go to the damper by the plan. Each has a number; if it is missing, assign one now.
3. **Look:** Is the gap around it sealed? The marking legible? The blade free of dust, mortar and cables?
4. **Release:** unhook the fusible link or cut power to the actuator. The damper must close by itself and **completely**.
5. **Reset:** open it, check the limit switch, close the access cover tightly.
6. **Write it down.**

![Round fire damper with actuator](product/fire-damper right)

## What belongs in the record

- number, place, storey, nominal size, make
- release temperature (mostly 72 °C, in warm air 95 °C)
- date, name, result of each part of the test
- defects with a deadline, a photo of installation faults

Keep the records for the life of the system. They will be asked for when the building is sold, or burns.

---

## What you can do yourself

Between tests a walk round is enough: Are all access covers free to reach, is nothing built in front of the dampers, do no cables hang on the casing? After any work on a ceiling or wall, look at the damper concerned at once, not at the next appointment.

## Frequent defects

- **No access opening:** the damper cannot be reached. At least 200 × 200 mm in the ceiling, accessible from both sides.
- **Gap filled with foam:** only what the instructions name is allowed, mostly mortar or mineral wool.
- **Flexible hose right at the damper:** it must be able to burn and drop without warping the damper. The instructions name the spigot.
- **Wrong product:** a [fire valve](category:I2) is not a damper, and a [shut-off to DIN 18017](category:I3) is valid only for ventilating bathrooms and toilets.

The system then runs normally for a quarter of an hour to show whether all dampers are fully open again and the airflows are right.

A competent person may do the test. For special buildings the authorities may ask for an expert; enquire there beforehand.

[[Fire dampers]](category:I1)`,
    },
  },
}
