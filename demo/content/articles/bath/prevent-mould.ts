import type { ArticleSource } from '../article.ts'

export const preventMould: ArticleSource = {
  id: 'prevent-mould',
  category: 'guide-cellar',
  author: 'petra',
  tags: ['moisture', 'bathroom', 'calculation'],
  published: '2025-12-02',
  texts: {
    de: {
      title: 'Schimmel: erst rechnen, dann lüften',
      short: 'Schimmel vermeiden',
      perex: 'Vier Personen geben am Tag bis zu zwölf Liter Wasser an die Luft ab. Wie man sie wieder hinausbekommt.',
      body: `Schimmel braucht kein nasses Mauerwerk. Es genügt, wenn die Luft unmittelbar an der Wand über mehrere Tage mehr als 80 % relative Feuchte hat. In einem Zimmer mit 20 °C und 50 % ist das an einer Stelle der Fall, die nur 12,6 °C warm ist: Außenecke, Fensterlaibung, hinter dem Schrank.

## Wo das Wasser herkommt

| Quelle | Wasser je Tag |
| Eine Person, Atem und Haut | 1,0 bis 1,5 l |
| Duschen, je Person | 0,5 bis 1,0 l |
| Kochen | 0,5 bis 1,0 l |
| Wäsche trocknen, 4,5 kg geschleudert | 1,0 bis 1,5 l |
| Pflanzen, je fünf Töpfe | 0,5 l |

Zu viert kommen leicht acht bis zwölf Liter zusammen. Sie müssen hinaus, jeden Tag.

## Wie viel Luft das ist

Winterluft mit 0 °C und 80 % trägt rund 4 g Wasser je Kubikmeter, Raumluft mit 20 °C und 50 % knapp 9 g. Jeder ausgetauschte Kubikmeter nimmt also etwa 5 g mit. Für zehn Liter am Tag sind das 2.000 m³ oder gut **80 m³/h** rund um die Uhr. Mit Stoßlüften entspricht das fünf- bis sechsmal am Tag alle Fenster weit auf. Wer das nicht leisten kann, lässt einen Ventilator arbeiten.

## In dieser Reihenfolge

1. **Messen.** Ein Hygrometer in jedes kritische Zimmer, eine Woche lang morgens und abends ablesen.
2. **An der Quelle absaugen.** Bad und Küche zuerst: [Badlüfter mit Feuchtesensor](category:A1), Haube mit Abluft.
3. **Nachströmung schaffen.** [Außenluftdurchlässe](category:E4) in Wohn- und Schlafräumen, Spalt unter den Türen.
4. **Dauerhaft lüften.** Kleine Menge, aber immer: 30 % der Nennlüftung nennt die Norm als *Lüftung zum Feuchteschutz*, auch wenn niemand zu Hause ist.
5. **Heizen.** Räume nicht unter 16 °C fallen lassen; eine kalte Wand holt sich das Wasser aus dem Nachbarraum.

## Was nicht hilft

- Kippfenster im Winter: kühlt die Laibung, tauscht wenig Luft.
- Anti-Schimmel-Farbe auf feuchter Wand: hält eine Saison.
- Luftentfeuchter als Dauerlösung: sinnvoll nach einem Wasserschaden, teuer im Alltag.

## Wenn er schon da ist

Kleine Stellen bis zu einem halben Quadratmeter lassen sich mit Alkohol (70 bis 80 %) entfernen; Fenster auf, Handschuhe und Maske. Größere gehören in die Hand eines Fachbetriebs. Mieter melden den Befall schriftlich mit Foto und den abgelesenen Werten: Das hilft beiden Seiten, die Ursache zu finden.

[[Lüfter mit Feuchtesensor]](category:A1)`,
    },
    cs: {
      title: 'Plíseň: nejdřív počítat, pak větrat',
      short: 'Jak předejít plísni',
      perex: 'Čtyři lidé vydají do vzduchu až dvanáct litrů vody denně. Jak ji zase dostat ven.',
      body: `Plíseň nepotřebuje mokré zdivo. Stačí, když má vzduch těsně u stěny několik dní relativní vlhkost přes 80 %. V pokoji s 20 °C a 50 % k tomu dojde na místě, které má jen 12,6 °C: v rohu venkovních stěn, na ostění okna, za skříní.

## Odkud se voda bere

| Zdroj | Voda za den |
| Jeden člověk, dech a kůže | 1,0 až 1,5 l |
| Sprchování, na osobu | 0,5 až 1,0 l |
| Vaření | 0,5 až 1,0 l |
| Sušení prádla, 4,5 kg odstředěného | 1,0 až 1,5 l |
| Rostliny, na pět květináčů | 0,5 l |

Ve čtyřech se snadno nasbírá osm až dvanáct litrů. Musí ven, každý den.

## Kolik je to vzduchu

Zimní vzduch s 0 °C a 80 % nese asi 4 g vody v metru krychlovém, vzduch v pokoji s 20 °C a 50 % necelých 9 g. Každý vyměněný metr krychlový tedy odnese asi 5 g. Na deset litrů denně je to 2 000 m³ neboli přes **80 m³/h** nepřetržitě. Při nárazovém větrání to znamená pětkrát až šestkrát denně otevřít dokořán všechna okna. Kdo to nezvládne, nechá pracovat ventilátor.

## V tomto pořadí

1. **Měřit.** Do každé ohrožené místnosti vlhkoměr, týden ráno a večer odečítat.
2. **Odsávat u zdroje.** Nejdřív koupelna a kuchyně: [ventilátor s čidlem vlhkosti](category:A1), digestoř s odtahem ven.
3. **Zajistit přívod.** [Přívodní prvky](category:E4) v obytných místnostech a ložnicích, mezera pode dveřmi.
4. **Větrat trvale.** Málo, ale pořád: norma jako *větrání na ochranu před vlhkostí* uvádí 30 % jmenovitého průtoku, i když nikdo není doma.
5. **Topit.** Nenechat místnosti vychladnout pod 16 °C; studená stěna si vodu vezme z vedlejšího pokoje.

## Co nepomáhá

- Okno na ventilaci v zimě: ochladí ostění a vymění málo vzduchu.
- Nátěr proti plísni na vlhkou stěnu: vydrží jednu sezonu.
- Odvlhčovač jako trvalé řešení: smysl má po vytopení, na každý den je drahý.

## Když už tu je

Malá místa do půl metru čtverečního lze odstranit alkoholem (70 až 80 %); při otevřeném okně, v rukavicích a s respirátorem. Větší patří odborné firmě. Nájemník ohlásí plíseň písemně s fotografií a s odečtenými hodnotami: oběma stranám to pomůže najít příčinu.

[[Ventilátory s čidlem vlhkosti]](category:A1)`,
    },
    sk: {
      title: 'Pleseň: najskôr počítať, potom vetrať',
      short: 'Ako predísť plesni',
      perex: 'Štyria ľudia vydajú do vzduchu až dvanásť litrov vody denne. Ako ju zase dostať von.',
      body: `Pleseň nepotrebuje mokré murivo. Stačí, keď má vzduch tesne pri stene niekoľko dní relatívnu vlhkosť nad 80 %. V izbe s 20 °C a 50 % k tomu dôjde na mieste, ktoré má len 12,6 °C: v rohu vonkajších stien, na ostení okna, za skriňou.

## Odkiaľ sa voda berie

| Zdroj | Voda za deň |
| Jeden človek, dych a koža | 1,0 až 1,5 l |
| Sprchovanie, na osobu | 0,5 až 1,0 l |
| Varenie | 0,5 až 1,0 l |
| Sušenie bielizne, 4,5 kg odstredenej | 1,0 až 1,5 l |
| Rastliny, na päť kvetináčov | 0,5 l |

Pri štyroch ľuďoch sa ľahko nazbiera osem až dvanásť litrov. Musia von, každý deň.

## Koľko je to vzduchu

Zimný vzduch s 0 °C a 80 % nesie asi 4 g vody v kubickom metri, vzduch v izbe s 20 °C a 50 % necelých 9 g. Každý vymenený kubický meter teda odnesie asi 5 g. Na desať litrov denne je to 2 000 m³ čiže vyše **80 m³/h** nepretržite. Pri nárazovom vetraní to znamená päťkrát až šesťkrát denne otvoriť dokorán všetky okná. Kto to nezvládne, nechá pracovať ventilátor.

## V tomto poradí

1. **Merať.** Do každej ohrozenej miestnosti vlhkomer, týždeň ráno a večer odčítavať.
2. **Odsávať pri zdroji.** Najskôr kúpeľňa a kuchyňa: [ventilátor so snímačom vlhkosti](category:A1), digestor s odťahom von.
3. **Zabezpečiť prívod.** [Prívodné prvky](category:E4) v obytných miestnostiach a spálňach, medzera pod dverami.
4. **Vetrať trvalo.** Málo, ale stále: norma ako *vetranie na ochranu pred vlhkosťou* uvádza 30 % menovitého prietoku, aj keď nikto nie je doma.
5. **Kúriť.** Nenechať miestnosti vychladnúť pod 16 °C; studená stena si vodu vezme z vedľajšej izby.

## Čo nepomáha

- Vyklopené okno v zime: ochladí ostenie a vymení málo vzduchu.
- Náter proti plesni na vlhkú stenu: vydrží jednu sezónu.
- Odvlhčovač ako trvalé riešenie: zmysel má po vytopení, na každý deň je drahý.

## Keď už tu je

Malé miesta do pol metra štvorcového možno odstrániť alkoholom (70 až 80 %); pri otvorenom okne, v rukaviciach a s respirátorom. Väčšie patria odbornej firme. Nájomník ohlási pleseň písomne s fotografiou a s odčítanými hodnotami: obom stranám to pomôže nájsť príčinu.

[[Ventilátory so snímačom vlhkosti]](category:A1)`,
    },
    en: {
      title: 'Mould: do the sums first, then ventilate',
      short: 'Prevent mould',
      perex: 'Four people give off up to twelve litres of water a day into the air. How to get it out again.',
      body: `Mould does not need wet masonry. It is enough for the air right at the wall to stay above 80 % relative humidity for several days. In a room at 20 °C and 50 % that happens at any spot no warmer than 12.6 °C: an outer corner, a window reveal, behind the wardrobe.

## Where the water comes from

| Source | Water per day |
| One person, breath and skin | 1.0 to 1.5 l |
| Showering, per person | 0.5 to 1.0 l |
| Cooking | 0.5 to 1.0 l |
| Drying laundry, 4.5 kg spun | 1.0 to 1.5 l |
| Plants, per five pots | 0.5 l |

A family of four easily reaches eight to twelve litres. They have to go out, every day.

## How much air that is

Winter air at 0 °C and 80 % carries about 4 g of water per cubic metre, room air at 20 °C and 50 % just under 9 g. Each cubic metre exchanged takes about 5 g with it. Ten litres a day need 2,000 m³, or a good **80 m³/h** around the clock. By hand, that means opening every window wide five or six times a day. If you cannot do that, let a fan do the work.

## In this order

1. **Measure.** A hygrometer in every critical room, read morning and evening for a week.
2. **Extract at the source.** Bathroom and kitchen first: a [bathroom fan with humidity sensor](category:A1), a hood that vents outside.
3. **Let air in.** [Air inlets](category:E4) in living rooms and bedrooms, a gap under the doors.
4. **Ventilate all the time.** A little, but always: the standard gives 30 % of the nominal rate as *ventilation for moisture protection*, even when nobody is home.
5. **Heat.** Do not let rooms fall below 16 °C; a cold wall draws the water from the room next door.

## What does not help

- A tilted window in winter: it cools the reveal and exchanges little air.
- Anti-mould paint on a damp wall: it lasts a season.
- A dehumidifier as a permanent answer: useful after a leak, costly day by day.

## When it is already there

Small patches of up to half a square metre can be removed with alcohol (70 to 80 %), with the window open, gloves and a mask. Larger ones belong with a specialist firm. Tenants report the growth in writing with a photo and the readings: that helps both sides find the cause.

[[Fans with humidity sensor]](category:A1)`,
    },
  },
}
