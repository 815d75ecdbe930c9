import type { ArticleSource } from '../article.ts'

export const useFlexHose: ArticleSource = {
  id: 'use-flex-hose',
  category: 'planning-installation',
  author: 'petra',
  tags: ['ducts', 'installation', 'noise'],
  published: '2025-07-10',
  texts: {
    de: {
      title: 'Flexschlauch: wo er hilft und wo er schadet',
      short: 'Flexschlauch richtig einsetzen',
      perex: 'Gestreckt, kurz, gestützt: drei Wörter, die den Unterschied zwischen einem guten und einem schlechten Anschluss machen.',
      body: `Kein Bauteil wird so oft falsch benutzt wie der Flexschlauch. Er kommt gestaucht aus dem Karton, zehn Meter auf einem Meter, und sieht in jeder Form fertig aus. Genau das ist das Problem.

## Gestreckt

Ein ganz ausgezogener Aluschlauch hat etwa den doppelten Widerstand eines glatten Rohres. Bleibt er zu einem Drittel gestaucht, ist es das Vier- bis Sechsfache: Jede Falte ist eine kleine Stufe. Ziehen Sie das Stück ganz aus und schneiden Sie den Rest **ab**, statt ihn als Reserve in der Decke liegen zu lassen.

## Kurz

Als Anschluss zwischen Rohr und Ventil oder zwischen Rohr und Ventilator genügen 0,5 bis 1 m. Für Strecken nehmen Sie [Wickelfalzrohr](category:C1) oder [Kunststoffrohr](category:C3). Ein Bogen im Schlauch soll einen Radius von mindestens einem Durchmesser haben; ein Knick kostet so viel wie sechs Meter Rohr.

## Gestützt

Alle 1 bis 1,5 m eine breite Schelle oder ein Band, Durchhang höchstens 5 cm je Meter. In einem Sack sammelt sich Kondensat, und die Luft muss durch das Wasser.

## Welcher Schlauch wofür?

| Material | Temperatur | Geeignet für |
| [Aluminium](category:C2.1) | −30 bis 250 °C | Abluft, warme Luft, kurze Anschlüsse |
| [Isoliert](category:C2.2) | −20 bis 140 °C | kalter Dachboden, Außen- und Fortluft |
| [PVC](category:C2.3) | −10 bis 70 °C | Wäschetrockner, Klimagerät, Bad |
| [Schalldämmend](category:G2) | −20 bis 140 °C | zwischen Gerät und Ventil |

Nicht geeignet ist Flexschlauch für Dunstabzug über Gas, für Schächte und überall dort, wo Feuerwiderstand verlangt ist. In der Küche setzt sich Fett in die Falten; nehmen Sie dort glatte Rohre, die sich reinigen lassen.

## Anschließen

1. Schlauch gerade abschneiden, den Draht mit dem Seitenschneider.
2. Mindestens 40 mm über den Stutzen schieben, beim isolierten erst die Innenlage.
3. [Schelle](category:L1) anziehen, dann Aluband über die Kante.
4. Bei isoliertem Schlauch die Außenhülle darüberziehen und ebenfalls abkleben: Eine offene Dämmung saugt Feuchte.

## Wie lange hält er?

Aluminiumschlauch verträgt Hitze, aber keine Bewegung: Wo Türen oder Geräte ihn knicken, reißt er nach wenigen Jahren. PVC wird in der Sonne spröde. Planen Sie jeden Schlauch so, dass er sich tauschen lässt, ohne die Decke zu öffnen.

## Die Probe

Ziehen Sie am Ventil und am Ventilator den Schlauch leicht hin und her. Rutscht er, fehlt die Schelle. Und lassen Sie den Ventilator einmal auf voller Stufe laufen: Zieht sich der Schlauch zusammen, ist er für diesen Unterdruck zu weich.

[[Flexible Schläuche]](category:C2)`,
    },
    cs: {
      title: 'Ohebná hadice: kde pomůže a kde škodí',
      short: 'Ohebná hadice',
      perex: 'Natažená, krátká, podepřená: tři slova, která odliší dobré připojení od špatného.',
      body: `Žádný díl se nepoužívá špatně tak často jako ohebná hadice. Z krabice vychází stlačená, deset metrů na jednom, a v každém tvaru vypadá hotově. To je právě ten problém.

## Natažená

Úplně natažená hliníková hadice má asi dvojnásobný odpor hladké trubky. Zůstane-li z třetiny stlačená, je to čtyř- až šestinásobek: každý záhyb je malý schod. Kus úplně vytáhněte a zbytek **odřízněte**, nenechávejte ho v podhledu jako rezervu.

## Krátká

Na připojení ventilu nebo ventilátoru stačí 0,5 až 1 m. Na delší trasu patří [spiro](category:C1) nebo [plastová trubka](category:C3). Oblouk z hadice má mít poloměr alespoň jednoho průměru; zlom stojí tolik co šest metrů trubky.

## Podepřená

Každých 1 až 1,5 m široká objímka nebo páska, průvěs nejvýš 5 cm na metr. V prověšeném místě stojí kondenzát a vzduch musí přes vodu.

## Která na co?

| Materiál | Teplota | Hodí se na |
| [Hliník](category:C2.1) | −30 až 250 °C | odtah, teplý vzduch, krátká připojení |
| [Izolovaná](category:C2.2) | −20 až 140 °C | studená půda, venkovní a odpadní vzduch |
| [PVC](category:C2.3) | −10 až 70 °C | sušička, klimatizace, koupelna |
| [Tlumicí](category:G2) | −20 až 140 °C | mezi jednotku a ventil |

Nepatří k digestoři nad plynem, do šachet a tam, kde se žádá požární odolnost. V kuchyni se v záhybech usazuje tuk, použijte hladké trubky, které jdou vyčistit.

## Jak ji připojit

1. Uřízněte ji rovně, drát přestřihněte kleštěmi.
2. Nasuňte alespoň 40 mm na hrdlo, u izolované nejdřív vnitřní vrstvu.
3. Utáhněte [objímku](category:L1), hranu přelepte hliníkovou páskou.
4. U izolované přetáhněte vnější plášť a také ho přelepte: odkrytá izolace saje vlhkost.

## Jak dlouho vydrží?

Hliník snese teplo, ale ne pohyb: kde ji láme přístroj nebo dvířka, za pár let praskne. PVC na slunci křehne. Veďte každou hadici tak, aby šla vyměnit bez rozebrání stropu.

## Zkouška

U ventilu i ventilátoru hadicí lehce zatáhněte. Klouže-li, chybí objímka. Pak pusťte ventilátor naplno: pokud se hadice stahuje, je na ten podtlak příliš měkká.

[[Ohebné hadice]](category:C2)`,
    },
    sk: {
      title: 'Ohybná hadica: kde pomôže a kde škodí',
      short: 'Ohybná hadica',
      perex: 'Natiahnutá, krátka, podopretá: tri slová, ktoré odlíšia dobré pripojenie od zlého.',
      body: `Žiadny diel sa nepoužíva zle tak často ako ohybná hadica. Zo škatule vychádza stlačená, desať metrov na jednom, a v každom tvare vyzerá hotovo. To je práve ten problém.

## Natiahnutá

Úplne natiahnutá hliníková hadica má asi dvojnásobný odpor hladkej rúry. Ak zostane z tretiny stlačená, je to štvor- až šesťnásobok: každý záhyb je malý schod. Kus úplne vytiahnite a zvyšok **odrežte**, nenechávajte ho v podhľade ako rezervu.

## Krátka

Na pripojenie ventilu alebo ventilátora stačí 0,5 až 1 m. Na dlhšiu trasu patrí [spiro](category:C1) alebo [plastová rúra](category:C3). Oblúk z hadice má mať polomer aspoň jedného priemeru; zlom stojí toľko čo šesť metrov rúry.

## Podopretá

Každých 1 až 1,5 m široká objímka alebo páska, priehyb najviac 5 cm na meter. V prevesenom mieste stojí kondenzát a vzduch musí cez vodu.

## Ktorá na čo?

| Materiál | Teplota | Hodí sa na |
| [Hliník](category:C2.1) | −30 až 250 °C | odťah, teplý vzduch, krátke pripojenia |
| [Izolovaná](category:C2.2) | −20 až 140 °C | studená povala, vonkajší a odpadový vzduch |
| [PVC](category:C2.3) | −10 až 70 °C | sušička, klimatizácia, kúpeľňa |
| [Tlmiaca](category:G2) | −20 až 140 °C | medzi jednotku a ventil |

Nepatrí k digestoru nad plynom, do šácht a tam, kde sa žiada požiarna odolnosť. V kuchyni sa v záhyboch usadzuje tuk, použite hladké rúry, ktoré sa dajú vyčistiť.

## Ako ju pripojiť

1. Odrežte ju rovno, drôt prestrihnite kliešťami.
2. Nasuňte aspoň 40 mm na hrdlo, pri izolovanej najskôr vnútornú vrstvu.
3. Utiahnite [objímku](category:L1), hranu prelepte hliníkovou páskou.
4. Pri izolovanej pretiahnite vonkajší plášť a tiež ho prelepte: odkrytá izolácia saje vlhkosť.

## Ako dlho vydrží?

Hliník znesie teplo, ale nie pohyb: kde ju láme prístroj alebo dvierka, o pár rokov praskne. PVC na slnku krehne. Veďte každú hadicu tak, aby sa dala vymeniť bez rozobratia stropu.

## Skúška

Pri ventile aj ventilátore hadicou ľahko potiahnite. Ak sa kĺže, chýba objímka. Potom pustite ventilátor naplno: ak sa hadica sťahuje, je na ten podtlak príliš mäkká.

[[Ohybné hadice]](category:C2)`,
    },
    en: {
      title: 'Flexible duct: where it helps and where it hurts',
      short: 'Flexible duct',
      perex: 'Stretched, short, supported: three words that tell a good connection from a bad one.',
      body: `No part is misused as often as flexible duct. It comes out of the box compressed, ten metres in one, and looks finished in any shape. That is exactly the trouble.

## Stretched

A fully stretched aluminium hose has about twice the resistance of a smooth duct. Left a third compressed, it is four to six times as much: every fold is a small step. Pull the piece out fully and **cut off** the rest instead of leaving it in the ceiling as a reserve.

## Short

To connect a valve or a fan, 0.5 to 1 m is enough. For longer runs use [spiral](category:C1) or [plastic duct](category:C3). A bend in the hose should have a radius of at least one diameter; a kink costs as much as six metres of duct.

## Supported

A wide clamp or band every 1 to 1.5 m, sagging no more than 5 cm per metre. Condensate collects in a sag, and the air has to pass through the water.

## Which for what?

| Material | Temperature | Suits |
| [Aluminium](category:C2.1) | −30 to 250 °C | extract, warm air, short connections |
| [Insulated](category:C2.2) | −20 to 140 °C | cold lofts, outdoor and exhaust air |
| [PVC](category:C2.3) | −10 to 70 °C | dryers, air conditioners, bathrooms |
| [Acoustic](category:G2) | −20 to 140 °C | between unit and valve |

It is not for hoods above gas, for risers, or where fire resistance is asked for. In kitchens grease settles in the folds; use smooth ducts that can be cleaned.

## Connecting it

1. Cut it straight, and the wire with cutters.
2. Push it at least 40 mm over the spigot; with insulated hose the inner layer first.
3. Tighten the [clamp](category:L1), then tape the edge with aluminium tape.
4. With insulated hose, pull the jacket over and tape that too: open insulation draws moisture.

## How long does it last?

Aluminium stands heat but not movement: where a device or a flap bends it, it tears within a few years. PVC turns brittle in the sun. Run every hose so that it can be replaced without opening the ceiling.

## The test

Tug gently at valve and fan. If the hose slips, a clamp is missing. Then run the fan at full speed: if the hose contracts, it is too soft for that suction.

[[Flexible ducts]](category:C2)`,
    },
  },
}
