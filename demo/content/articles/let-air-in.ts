import type { ArticleSource } from './article.ts'

export const letAirIn: ArticleSource = {
  id: 'let-air-in',
  category: 'planning-sizing',
  author: 'petra',
  tags: ['bathroom', 'calculation', 'moisture'],
  published: '2025-08-14',
  texts: {
    de: {
      title: 'Nachströmung: Luft, die hinausgeht, muss hereinkommen',
      short: 'Nachströmung',
      perex: 'Türspalt, Überströmgitter, Außenluftdurchlass: wie groß Öffnungen sein müssen, damit der Lüfter fördern kann.',
      body: `Die häufigste Reklamation bei Badlüftern lautet: „Er läuft, aber er zieht nicht.“ Meist ist der Lüfter in Ordnung und die Tür zu dicht. Ein Ventilator kann nur absaugen, was nachkommt.

## Von Raum zu Raum

Zwischen Bad und Flur genügt ein Spalt unter der Tür oder ein Gitter im Türblatt. Der Druckunterschied soll dabei 1 bis 2 Pa nicht überschreiten, sonst pfeift es.

| Luftmenge | freier Querschnitt | Spalt bei 80 cm Türbreite |
| 30 m³/h | 75 cm² | 10 mm |
| 60 m³/h | 150 cm² | 19 mm |
| 100 m³/h | 250 cm² | 31 mm |

Ab etwa 60 m³/h sieht der Spalt nicht mehr schön aus; dann ist ein [Türgitter](category:E1.4) die bessere Lösung. Achten Sie auf den **freien** Querschnitt im Datenblatt, nicht auf das Außenmaß: Lamellen nehmen leicht die Hälfte.

## Von außen nach innen

In einem Haus mit dichten Fenstern braucht die Wohnung als Ganzes Nachschub. Dafür gibt es [Außenluftdurchlässe](category:E4) in Wand oder Fensterrahmen. Sie sitzen in Wohn- und Schlafräumen, weil dort die frische Luft gebraucht wird, und nie im selben Raum wie der Lüfter.

- Je Durchlass 15 bis 40 m³/h bei 8 bis 10 Pa
- Mit Filter gegen Staub und Pollen, mit Schalldämmung an der Straße
- Über dem Heizkörper oder oben am Fenster, damit es nicht zieht

Die Summe aller Durchlässe soll die Luftmenge des Lüfters erreichen: Zwei Durchlässe mit je 30 m³/h passen zu einem Badlüfter mit 60 m³/h.

## Achtung, Feuerstätte

Ein Ofen, ein Kamin oder eine Gastherme, die Luft aus dem Raum nimmt, verträgt keinen Unterdruck. Schon 4 Pa können Rauchgas zurück in die Wohnung ziehen. Hier entscheidet der Schornsteinfeger, oft zusammen mit einem Fensterkontakt oder Druckwächter.

## Und im Mehrfamilienhaus?

Hängen mehrere Wohnungen an einem Schacht, merkt jede, was die andere tut. Wer seine Nachströmung zuklebt, zieht über den Schacht Gerüche aus der Nachbarwohnung an. Gute Durchlässe und dichte Rückschlagklappen gehören deshalb zusammen.

## So prüfen Sie es

1. Lüfter einschalten, Tür schließen, Papierprobe am Gitter.
2. Tür einen Spalt öffnen. Zieht er jetzt deutlich besser, fehlt Nachströmung aus dem Flur.
3. Tür offen lassen und im Wohnzimmer ein Fenster kippen. Zieht er noch einmal besser, ist die Wohnung zu dicht.

Die Lösung kostet meist weniger als ein stärkerer Lüfter: Ein stärkerer Lüfter zieht nur lauter an derselben geschlossenen Tür.

[[Tür- und Überströmgitter]](category:E1.4)`,
    },
    cs: {
      title: 'Přívod vzduchu: co odejde, musí taky přijít',
      short: 'Přívod vzduchu',
      perex: 'Mezera pod dveřmi, dveřní mřížka, přívodní prvek: jak velké mají být otvory, aby měl ventilátor co odsávat.',
      body: `Nejčastější reklamace koupelnových ventilátorů zní: „Běží, ale netáhne.“ Ventilátor bývá v pořádku a dveře příliš těsné. Odsát lze jen to, co přiteče.

## Z místnosti do místnosti

Mezi koupelnou a chodbou stačí mezera pod dveřmi nebo mřížka v křídle. Tlakový rozdíl přitom nemá překročit 1 až 2 Pa, jinak to píská.

| Průtok | volný průřez | mezera při šířce dveří 80 cm |
| 30 m³/h | 75 cm² | 10 mm |
| 60 m³/h | 150 cm² | 19 mm |
| 100 m³/h | 250 cm² | 31 mm |

Zhruba od 60 m³/h už mezera nevypadá pěkně; lepším řešením je pak [dveřní mřížka](category:E1.4). Sledujte v technickém listu **volný** průřez, ne vnější rozměr: lamely uberou snadno polovinu.

## Zvenku dovnitř

V domě s těsnými okny potřebuje přísun byt jako celek. K tomu slouží [přívodní prvky](category:E4) ve stěně nebo v okenním rámu. Patří do obytných místností a ložnic, protože čerstvý vzduch je potřeba tam, a nikdy do stejné místnosti jako ventilátor.

- Na jeden prvek 15 až 40 m³/h při 8 až 10 Pa
- S filtrem proti prachu a pylu, k ulici s tlumením hluku
- Nad otopným tělesem nebo nahoře u okna, aby netáhlo

Součet všech prvků má dosáhnout průtoku ventilátoru: dva prvky po 30 m³/h stačí na koupelnový ventilátor s 60 m³/h.

## Pozor na topidla

Kamna, krb nebo plynový kotel, které berou vzduch z místnosti, podtlak nesnesou. Už 4 Pa mohou vtáhnout spaliny zpátky do bytu. Tady rozhoduje kominík, často spolu s okenním kontaktem nebo hlídačem tlaku.

## A v bytovém domě?

Je-li na jedné šachtě několik bytů, každý pozná, co dělá ten druhý. Kdo si přívod přelepí, natáhne šachtou pachy od sousedů. Dobré přívodní prvky a těsné zpětné klapky proto patří k sobě.

## Jak to ověřit

1. Zapněte ventilátor, zavřete dveře, přiložte papír k mřížce.
2. Dveře pootevřete. Táhne-li teď znatelně lépe, chybí přívod z chodby.
3. Dveře nechte otevřené a v obývacím pokoji pootevřete okno. Zlepší-li se tah znovu, je byt příliš těsný.

Řešení stojí většinou méně než silnější ventilátor: ten jen hlasitěji tahá za tytéž zavřené dveře.

[[Dveřní mřížky]](category:E1.4)`,
    },
    sk: {
      title: 'Prívod vzduchu: čo odíde, musí aj prísť',
      short: 'Prívod vzduchu',
      perex: 'Medzera pod dverami, dverová mriežka, prívodný prvok: aké veľké majú byť otvory, aby mal ventilátor čo odsávať.',
      body: `Najčastejšia reklamácia kúpeľňových ventilátorov znie: „Beží, ale neťahá.“ Ventilátor býva v poriadku a dvere príliš tesné. Odsať možno len to, čo pritečie.

## Z miestnosti do miestnosti

Medzi kúpeľňou a chodbou stačí medzera pod dverami alebo mriežka v krídle. Tlakový rozdiel pritom nemá prekročiť 1 až 2 Pa, inak to píska.

| Prietok | voľný prierez | medzera pri šírke dverí 80 cm |
| 30 m³/h | 75 cm² | 10 mm |
| 60 m³/h | 150 cm² | 19 mm |
| 100 m³/h | 250 cm² | 31 mm |

Približne od 60 m³/h už medzera nevyzerá pekne; lepším riešením je vtedy [dverová mriežka](category:E1.4). Sledujte v technickom liste **voľný** prierez, nie vonkajší rozmer: lamely uberú ľahko polovicu.

## Zvonka dnu

V dome s tesnými oknami potrebuje prísun byt ako celok. Na to slúžia [prívodné prvky](category:E4) v stene alebo v okennom ráme. Patria do obytných miestností a spální, lebo čerstvý vzduch je potrebný tam, a nikdy do tej istej miestnosti ako ventilátor.

- Na jeden prvok 15 až 40 m³/h pri 8 až 10 Pa
- S filtrom proti prachu a peľu, k ulici s tlmením hluku
- Nad vykurovacím telesom alebo hore pri okne, aby neťahalo

Súčet všetkých prvkov má dosiahnuť prietok ventilátora: dva prvky po 30 m³/h stačia na kúpeľňový ventilátor so 60 m³/h.

## Pozor na kúreniská

Kachle, kozub alebo plynový kotol, ktoré berú vzduch z miestnosti, podtlak neznesú. Už 4 Pa môžu vtiahnuť spaliny späť do bytu. Tu rozhoduje kominár, často spolu s okenným kontaktom alebo strážcom tlaku.

## A v bytovom dome?

Ak je na jednej šachte niekoľko bytov, každý spozná, čo robí ten druhý. Kto si prívod prelepí, natiahne šachtou pachy od susedov. Dobré prívodné prvky a tesné spätné klapky preto patria k sebe.

## Ako to overiť

1. Zapnite ventilátor, zatvorte dvere, priložte papier k mriežke.
2. Dvere pootvorte. Ak teraz ťahá zreteľne lepšie, chýba prívod z chodby.
3. Dvere nechajte otvorené a v obývačke pootvorte okno. Ak sa ťah zlepší znova, je byt príliš tesný.

Riešenie stojí väčšinou menej než silnejší ventilátor: ten len hlasnejšie ťahá za tie isté zatvorené dvere.

[[Dverové mriežky]](category:E1.4)`,
    },
    en: {
      title: 'Make-up air: what goes out has to come in',
      short: 'Make-up air',
      perex: 'Door gap, transfer grille, air inlet: how large openings must be so that the fan has something to move.',
      body: `The most frequent complaint about bathroom fans is: “It runs, but it does not pull.” Usually the fan is fine and the door too tight. A fan can only extract what flows in.

## From room to room

Between bathroom and hall, a gap under the door or a grille in the door leaf is enough. The pressure difference should not exceed 1 to 2 Pa, or it will whistle.

| Airflow | free area | gap for a door 80 cm wide |
| 30 m³/h | 75 cm² | 10 mm |
| 60 m³/h | 150 cm² | 19 mm |
| 100 m³/h | 250 cm² | 31 mm |

From about 60 m³/h the gap is no longer pretty; a [door grille](category:E1.4) is the better solution then. Look for the **free** area in the data sheet, not the outer size: louvres easily take half of it.

## From outside to inside

In a house with tight windows the home as a whole needs a supply. That is what [air inlets](category:E4) in the wall or window frame are for. They belong in living rooms and bedrooms, because that is where fresh air is needed, and never in the same room as the fan.

- Per inlet 15 to 40 m³/h at 8 to 10 Pa
- With a filter against dust and pollen, with sound damping towards the street
- Above the radiator or at the top of the window, so that there is no draught

Together the inlets should reach the airflow of the fan: two inlets of 30 m³/h each suit a bathroom fan of 60 m³/h.

## Beware of fireplaces

A stove, a fireplace or a gas boiler that takes air from the room cannot take negative pressure. As little as 4 Pa may draw flue gas back into the home. Here the chimney sweep decides, often together with a window contact or a pressure monitor.

## And in a block of flats?

With several flats on one shaft, each notices what the others do. Whoever tapes up their inlets draws smells from next door through the shaft. Good inlets and tight backdraught shutters therefore belong together.

## How to check

1. Switch the fan on, close the door, hold paper to the grille.
2. Open the door a little. If it pulls much better now, air from the hall is missing.
3. Leave the door open and open a window in the living room. If it improves once more, the home is too tight.

The remedy usually costs less than a stronger fan: that would only pull louder at the same closed door.

[[Door and transfer grilles]](category:E1.4)`,
    },
  },
}
