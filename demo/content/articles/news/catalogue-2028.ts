import type { ArticleSource } from '../article.ts'

export const catalogue2028: ArticleSource = {
  id: 'catalogue-2028',
  category: 'news-company',
  author: 'petra',
  tags: ['company'],
  published: '2028-02-01',
  texts: {
    de: {
      title: 'Katalog 2028: das Nachschlagewerk ist da',
      short: 'Katalog 2028',
      perex: 'Kennlinien, Maße und Tabellen auf Papier: was im neuen Katalog steht und wie Sie ihn bekommen.',
      body: `Ein gedruckter Katalog klingt nach gestern. Auf der Baustelle, wo das Telefon leer und das Netz schwach ist, liegt er trotzdem auf jedem zweiten Armaturenbrett. Darum gibt es ihn wieder.

## Was drin steht

- Alle Ventilatoren mit Kennlinie auf einer eigenen Seite
- Formteile mit Maßzeichnung und Gewicht
- Tabellen zu Geschwindigkeit, Druckverlust und Geräusch
- Ein Register nach Nennweite: von Ø 63 bis 800 mm

Preise stehen nicht darin. Sie ändern sich öfter, als man drucken kann; im Shop sind sie aktuell.

## Wie Sie ihn bekommen

1. Zur nächsten Bestellung im Warenkorb auswählen, ohne Aufpreis.
2. In jeder Niederlassung mitnehmen.
3. Als PDF herunterladen, mit Suche und Lesezeichen.

## Für wen er gemacht ist

Der Katalog richtet sich an alle, die planen, bevor sie bestellen: Installationsbetriebe, Planungsbüros, Hausverwaltungen und Leute, die ihr Haus selbst sanieren. Jede Produktgruppe beginnt mit einer Seite Auswahlhilfe, auf der die Fragen stehen, die wir in der Beratung auch stellen. Danach folgen die Reihen mit allen Größen in einer Tabelle, so dass sich zwei Geräte mit einem Blick vergleichen lassen.

## Wie er entstanden ist

Zwei Jahre lang haben wir gesammelt, welche Seiten unserer Datenblätter in der Beratung am häufigsten aufgeschlagen wurden. Diese stehen vorn. Was niemand gesucht hat, ist in den Anhang gewandert oder weggefallen; so ist der neue Katalog sechzig Seiten dünner als der alte und enthält trotzdem mehr Kennlinien. Gedruckt wird in Leipzig, in einer Auflage, die nach Vorbestellungen bemessen ist.

## Was sich gegenüber der letzten Ausgabe geändert hat

| Kapitel | Neu |
| Wärmerückgewinnung | Rohrnetz-Beispiele für drei Grundrisse |
| Filter | nur noch ISO 16890, alte Klassen im Anhang |
| Brandschutz | Einbausituationen mit Skizze |
| Regelung | Anschlussbilder für EC und AC |

Hinweise auf Fehler belohnen wir mit einem Maßband: Das erste Exemplar jeder Berichtigung geht an die Person, die sie gemeldet hat. Schreiben Sie an die [Beratung](page:contact).

Bis dahin hilft der [Ratgeber](page:advice) mit denselben Tabellen am Bildschirm.`,
    },
    cs: {
      title: 'Katalog 2028: příručka je tady',
      short: 'Katalog 2028',
      perex: 'Charakteristiky, rozměry a tabulky na papíře: co v novém katalogu je a jak ho dostanete.',
      body: `Tištěný katalog zní jako ze včerejška. Na stavbě, kde je telefon vybitý a signál slabý, přesto leží na každé druhé palubní desce. Proto je tu znovu.

## Co v něm je

- Všechny ventilátory s charakteristikou na vlastní straně
- Tvarovky s rozměrovým výkresem a hmotností
- Tabulky rychlostí, tlakových ztrát a hluku
- Rejstřík podle průměru: od Ø 63 do 800 mm

Ceny v něm nejsou. Mění se častěji, než se dá tisknout; v obchodě jsou aktuální.

## Jak ho dostanete

1. K příští objednávce ho vyberte v košíku, bez příplatku.
2. Vezměte si ho na kterékoli pobočce.
3. Stáhněte si PDF s vyhledáváním a záložkami.

## Pro koho je

Katalog je pro všechny, kdo nejdřív plánují a pak objednávají: pro montážní firmy, projekční kanceláře, správce domů i pro ty, kdo si dům opravují sami. Každá skupina výrobků začíná stránkou s radou k výběru, na níž jsou otázky, které klademe i v poradně. Pak následují řady se všemi velikostmi v jedné tabulce, takže se dva přístroje dají porovnat jediným pohledem.

## Jak vznikl

Dva roky jsme sbírali, které stránky našich technických listů se v poradně otevírají nejčastěji. Ty jsou vpředu. Co nikdo nehledal, přešlo do přílohy nebo vypadlo; nový katalog je tak o šedesát stran tenčí než starý, a přesto má charakteristik víc. Tiskne se v Lipsku, v nákladu odměřeném podle předobjednávek.

## Co se proti minulému vydání změnilo

| Kapitola | Nové |
| Rekuperace | příklady rozvodů pro tři půdorysy |
| Filtry | už jen ISO 16890, staré třídy v příloze |
| Požární ochrana | způsoby zabudování s náčrtem |
| Regulace | schémata zapojení pro EC a AC |

Za upozornění na chybu dáváme svinovací metr: první výtisk každé opravy dostane ten, kdo ji ohlásil. Pište do naší [poradny](page:contact).

Do té doby poslouží [rady](page:advice) se stejnými tabulkami na obrazovce.`,
    },
    sk: {
      title: 'Katalóg 2028: príručka je tu',
      short: 'Katalóg 2028',
      perex: 'Charakteristiky, rozmery a tabuľky na papieri: čo v novom katalógu je a ako ho dostanete.',
      body: `Tlačený katalóg znie ako zo včerajška. Na stavbe, kde je telefón vybitý a signál slabý, predsa leží na každej druhej palubnej doske. Preto je tu znova.

## Čo v ňom je

- Všetky ventilátory s charakteristikou na vlastnej strane
- Tvarovky s rozmerovým výkresom a hmotnosťou
- Tabuľky rýchlostí, tlakových strát a hluku
- Register podľa priemeru: od Ø 63 do 800 mm

Ceny v ňom nie sú. Menia sa častejšie, než sa dá tlačiť; v obchode sú aktuálne.

## Ako ho dostanete

1. K najbližšej objednávke ho vyberte v košíku, bez príplatku.
2. Vezmite si ho na ktorejkoľvek pobočke.
3. Stiahnite si PDF s vyhľadávaním a záložkami.

## Pre koho je

Katalóg je pre všetkých, ktorí najskôr plánujú a potom objednávajú: pre montážne firmy, projekčné kancelárie, správcov domov aj pre tých, ktorí si dom opravujú sami. Každá skupina výrobkov sa začína stránkou s radou k výberu, na ktorej sú otázky, aké kladieme aj v poradni. Potom nasledujú rady so všetkými veľkosťami v jednej tabuľke, takže sa dva prístroje dajú porovnať jediným pohľadom.

## Ako vznikol

Dva roky sme zbierali, ktoré stránky našich technických listov sa v poradni otvárajú najčastejšie. Tie sú vpredu. Čo nikto nehľadal, prešlo do prílohy alebo vypadlo; nový katalóg je tak o šesťdesiat strán tenší než starý, a predsa má charakteristík viac. Tlačí sa v Lipsku, v náklade odmeranom podľa predobjednávok.

## Čo sa oproti minulému vydaniu zmenilo

| Kapitola | Nové |
| Rekuperácia | príklady rozvodov pre tri pôdorysy |
| Filtre | už len ISO 16890, staré triedy v prílohe |
| Požiarna ochrana | spôsoby zabudovania s náčrtom |
| Regulácia | schémy zapojenia pre EC a AC |

Za upozornenie na chybu dávame zvinovací meter: prvý výtlačok každej opravy dostane ten, kto ju ohlásil. Píšte do našej [poradne](page:contact).

Dovtedy poslúžia [rady](page:advice) s rovnakými tabuľkami na obrazovke.`,
    },
    en: {
      title: 'Catalogue 2028: the reference book is here',
      short: 'Catalogue 2028',
      perex: 'Fan curves, dimensions and tables on paper: what is in the new catalogue and how to get it.',
      body: `A printed catalogue sounds like yesterday. On site, where the phone is empty and the signal weak, it still lies on every second dashboard. That is why it is back.

## What is in it

- All fans with their curve, each on a page of its own
- Fittings with dimensional drawing and weight
- Tables of velocity, pressure loss and noise
- An index by nominal size: from Ø 63 to 800 mm

Prices are not in it. They change more often than one can print; in the shop they are up to date.

## How to get it

1. Add it to your next order in the basket, at no extra charge.
2. Take one home from any branch.
3. Download it as a PDF, with search and bookmarks.

## Who it is made for

The catalogue is for everybody who plans before ordering: installers, design offices, property managers and people who renovate their own house. Each product group begins with a page of help in choosing, with the questions that we ask at the advice desk too. Then come the ranges with all sizes in one table, so that two devices can be compared at a glance.

## How it came about

For two years we collected which pages of our data sheets were opened most often at the advice desk. These come first. What nobody looked for moved to the appendix or dropped out; so the new catalogue is sixty pages thinner than the old one and still holds more fan curves. It is printed in Leipzig, in a run measured by advance orders.

## What has changed since the last edition

| Chapter | New |
| Heat recovery | sample ductwork for three floor plans |
| Filters | ISO 16890 only, old classes in the appendix |
| Fire protection | ways of installation, with sketches |
| Controls | wiring diagrams for EC and AC |

We reward reports of mistakes with a tape measure: the first copy of every correction goes to the person who reported it. Write to our [advice desk](page:contact).

Until then the [guides](page:advice) help with the same tables on screen.`,
    },
  },
}
