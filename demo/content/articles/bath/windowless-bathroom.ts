import type { ArticleSource } from '../article.ts'

export const windowlessBathroom: ArticleSource = {
  id: 'windowless-bathroom',
  category: 'guide-bath',
  author: 'jonas',
  tags: ['bathroom', 'standards', 'fire'],
  published: '2025-03-20',
  texts: {
    de: {
      title: 'Bad ohne Fenster: lüften nach DIN 18017-3',
      short: 'Bad ohne Fenster',
      perex: 'Welche Luftmengen die Norm für innenliegende Bäder und WC nennt und wie Nachlauf, Nachströmung und Brandschutz zusammenspielen.',
      body: `Innenliegende Bäder haben keine Wahl: Was nicht abgesaugt wird, bleibt im Raum. Für Wohnungen beschreibt DIN 18017-3, welche Volumenströme ein Ventilator dort fördern soll. Die Norm ist nicht in jedem Bundesland bauaufsichtlich eingeführt, sie gilt aber als anerkannte Regel der Technik. Was am Ort verlangt wird, weiß die Bauaufsicht.

## Die Luftmengen

| Betrieb | Bad | WC |
| Auf Bedarf, während der Nutzung | 60 m³/h | 30 m³/h |
| Dauerbetrieb, mindestens 12 Stunden am Tag | 40 m³/h | 20 m³/h |
| Dauerbetrieb rund um die Uhr, bei geringem Bedarf | 20 m³/h | 10 m³/h |

Gemeint ist, was im eingebauten Zustand durch das Gerät geht, also gegen den Druck der Leitung. Deshalb hilft ein Blick auf die Kennlinie mehr als die größte Zahl im Prospekt: Suchen Sie den Punkt, an dem der Ventilator bei 60 m³/h noch 60 bis 100 Pa aufbringt.

## Nachlauf

Ein Ventilator, der mit dem Licht geschaltet wird, muss nachlaufen. Üblich sind 15 Minuten. Geräte mit Grundstufe laufen leise mit 20 oder 40 m³/h durch und schalten bei Bedarf auf 60 m³/h; sie halten das Bad trockener als ein Lüfter, der den halben Tag steht.

## Ohne Nachströmung keine Abluft

Die Luft kommt aus den Nachbarräumen. Als Öffnung gelten 150 cm² freier Querschnitt, etwa ein [Türgitter](category:E1.4) oder ein Türblatt, das unten 15 bis 20 mm Luft lässt. In dichten Wohnungen braucht auch der Flur Nachschub von außen, zum Beispiel über [Außenluftdurchlässe](category:E4) in Wohn- und Schlafräumen.

## Der Schacht und die Nachbarn

Führt der Schacht durch mehrere Geschosse, trennt er Brandabschnitte. Dann sitzt am Anschluss jeder Wohnung eine [Absperrvorrichtung](category:I3) oder ein Gerät mit eigenem Brandschutz. Zwei Dinge werden dabei oft verwechselt:

1. Die **Rückschlagklappe** hält Gerüche aus der Nachbarwohnung ab. Sie hat keinen Feuerwiderstand.
2. Die **Absperrvorrichtung** schließt im Brandfall bei etwa 72 °C und trägt eine Klassifizierung wie K90-18017.

Welche Lösung zulässig ist, steht im Brandschutznachweis des Gebäudes. Ein Gerät mit einer anderen Zulassung darf dort nicht einfach getauscht werden.

## Welches Gerät?

Für den Anschluss Ø 80 mm an den Sammelschacht eignen sich [Radiallüfter](category:A1.3) für Aufputz oder Unterputz, etwa der [Zefyra Radia](product:p-bath-radial-radia). Wer eine eigene Leitung ins Freie hat, kommt mit einem leisen Axiallüfter oder einem kleinen Rohrventilator aus.

**Mieter** sollten vor jedem Tausch den Vermieter fragen: Der Lüfter gehört meist zum Gebäude, und die Luftmengen aller Wohnungen hängen zusammen.

[[Radiallüfter ansehen]](category:A1.3)`,
    },
    cs: {
      title: 'Koupelna bez okna: větrání podle DIN 18017-3',
      short: 'Koupelna bez okna',
      perex: 'Jaké průtoky uvádí norma pro vnitřní koupelny a WC a jak spolu souvisí doběh, přívod vzduchu a požární ochrana.',
      body: `Koupelny uvnitř dispozice nemají na výběr: co se neodsaje, zůstane v místnosti. Kolik vzduchu má ventilátor v bytě odvádět, popisuje německá DIN 18017-3, kterou se řídí i mnoho výrobců; v Česku k tomu ČSN EN 15665/Z1 doporučuje 90 m³/h pro koupelnu a 50 m³/h pro WC při nárazovém odsávání. Norma není závazná všude, platí ale za uznávané pravidlo techniky. Co se vyžaduje u vás, ví stavební úřad.

## Průtoky

| Provoz | Koupelna | WC |
| Podle potřeby, při používání | 60 m³/h | 30 m³/h |
| Trvale, nejméně 12 hodin denně | 40 m³/h | 20 m³/h |
| Trvale celý den, při malé potřebě | 20 m³/h | 10 m³/h |

Myslí se tím, co přístrojem projde po zabudování, tedy proti tlaku potrubí. Pohled na charakteristiku proto pomůže víc než největší číslo v prospektu: hledejte bod, ve kterém má ventilátor při 60 m³/h ještě 60 až 100 Pa.

## Doběh

Ventilátor spínaný se světlem musí dobíhat. Obvyklých je 15 minut. Přístroje se základním stupněm běží tiše stále na 20 nebo 40 m³/h a podle potřeby přepnou na 60 m³/h; koupelnu udrží sušší než ventilátor, který půl dne stojí.

## Bez přívodu není odvod

Vzduch přichází z vedlejších místností. Za dostatečný otvor se považuje 150 cm² volného průřezu, třeba [dveřní mřížka](category:E1.4) nebo dveřní křídlo, pod kterým zůstane 15 až 20 mm. V těsném bytě potřebuje přísun zvenku i chodba, například přes [přívodní prvky](category:E4) v obytných místnostech a ložnicích.

## Šachta a sousedé

Vede-li šachta přes několik podlaží, odděluje požární úseky. Na připojení každého bytu pak patří [požární uzávěr](category:I3) nebo přístroj s vlastní požární ochranou. Často se přitom zaměňují dvě věci:

1. **Zpětná klapka** zadrží pachy z vedlejšího bytu. Požární odolnost nemá.
2. **Požární uzávěr** se při požáru zavře asi při 72 °C a nese klasifikaci, například K90-18017.

Které řešení je přípustné, stanoví požárně bezpečnostní řešení domu. Přístroj s jiným schválením tam nelze jen tak vyměnit.

## Který přístroj?

Na přípojku Ø 80 mm do společné šachty se hodí [radiální ventilátory](category:A1.3) na omítku nebo pod omítku, například [Zefyra Radia](product:p-bath-radial-radia). Kdo má vlastní potrubí ven, vystačí s tichým axiálním nebo malým potrubním ventilátorem.

**Nájemník** by se měl před výměnou zeptat pronajímatele: ventilátor většinou patří k domu a průtoky všech bytů spolu souvisejí.

[[Radiální ventilátory]](category:A1.3)`,
    },
    sk: {
      title: 'Kúpeľňa bez okna: vetranie podľa DIN 18017-3',
      short: 'Kúpeľňa bez okna',
      perex: 'Aké prietoky uvádza norma pre vnútorné kúpeľne a WC a ako spolu súvisia dobeh, prívod vzduchu a požiarna ochrana.',
      body: `Kúpeľne vo vnútri dispozície nemajú na výber: čo sa neodsaje, zostane v miestnosti. Koľko vzduchu má ventilátor v byte odvádzať, opisuje nemecká DIN 18017-3, ktorou sa riadi aj mnoho výrobcov. Norma nie je záväzná všade, platí však za uznávané pravidlo techniky. Čo sa vyžaduje u vás, vie stavebný úrad.

## Prietoky

| Prevádzka | Kúpeľňa | WC |
| Podľa potreby, počas používania | 60 m³/h | 30 m³/h |
| Trvalo, najmenej 12 hodín denne | 40 m³/h | 20 m³/h |
| Trvalo celý deň, pri malej potrebe | 20 m³/h | 10 m³/h |

Myslí sa tým, čo prístrojom prejde po zabudovaní, teda proti tlaku potrubia. Pohľad na charakteristiku preto pomôže viac než najväčšie číslo v prospekte: hľadajte bod, v ktorom má ventilátor pri 60 m³/h ešte 60 až 100 Pa.

## Dobeh

Ventilátor spínaný so svetlom musí dobiehať. Obvyklých je 15 minút. Prístroje so základným stupňom bežia ticho stále na 20 alebo 40 m³/h a podľa potreby prepnú na 60 m³/h; kúpeľňu udržia suchšiu než ventilátor, ktorý pol dňa stojí.

## Bez prívodu niet odvodu

Vzduch prichádza z vedľajších miestností. Za dostatočný otvor sa považuje 150 cm² voľného prierezu, napríklad [dverová mriežka](category:E1.4) alebo dverné krídlo, pod ktorým zostane 15 až 20 mm. V tesnom byte potrebuje prísun zvonka aj chodba, napríklad cez [prívodné prvky](category:E4) v obytných miestnostiach a spálňach.

## Šachta a susedia

Ak vedie šachta cez viac podlaží, oddeľuje požiarne úseky. Na pripojenie každého bytu potom patrí [požiarny uzáver](category:I3) alebo prístroj s vlastnou požiarnou ochranou. Často sa pritom zamieňajú dve veci:

1. **Spätná klapka** zadrží pachy zo susedného bytu. Požiarnu odolnosť nemá.
2. **Požiarny uzáver** sa pri požiari zavrie asi pri 72 °C a nesie klasifikáciu, napríklad K90-18017.

Ktoré riešenie je prípustné, určuje projekt protipožiarnej bezpečnosti domu. Prístroj s iným schválením tam nemožno len tak vymeniť.

## Ktorý prístroj?

Na prípojku Ø 80 mm do spoločnej šachty sa hodia [radiálne ventilátory](category:A1.3) na omietku alebo pod omietku, napríklad [Zefyra Radia](product:p-bath-radial-radia). Kto má vlastné potrubie von, vystačí s tichým axiálnym alebo malým potrubným ventilátorom.

**Nájomník** by sa mal pred výmenou opýtať prenajímateľa: ventilátor väčšinou patrí k domu a prietoky všetkých bytov spolu súvisia.

[[Radiálne ventilátory]](category:A1.3)`,
    },
    en: {
      title: 'Bathrooms without windows: ventilation to DIN 18017-3',
      short: 'Windowless bathroom',
      perex: 'Which airflows the standard gives for inner bathrooms and toilets, and how run-on, make-up air and fire protection work together.',
      body: `An inner bathroom has no choice: what is not extracted stays in the room. For homes the German standard DIN 18017-3, which many makers follow, describes which airflows a fan should deliver there. It is not binding everywhere, but counts as recognised good practice. Your building authority knows what is required where you live.

## The airflows

| Operation | Bathroom | Toilet |
| On demand, while in use | 60 m³/h | 30 m³/h |
| Continuous, at least 12 hours a day | 40 m³/h | 20 m³/h |
| Continuous around the clock, low demand | 20 m³/h | 10 m³/h |

What counts is the air that passes through the installed fan, against the pressure of the duct. So the fan curve helps more than the biggest figure in the brochure: look for the point where the fan still delivers 60 to 100 Pa at 60 m³/h.

## Run-on

A fan that is switched with the light has to run on. Fifteen minutes are usual. Fans with a base speed run quietly at 20 or 40 m³/h all the time and switch to 60 m³/h on demand; they keep the bathroom drier than a fan that stands still half the day.

## No make-up air, no extraction

The air comes from the rooms next door. An opening of 150 cm² free area is considered enough, such as a [door grille](category:E1.4) or a door leaf that leaves 15 to 20 mm at the bottom. In tight homes the hall needs a supply from outside too, for example through [air inlets](category:E4) in living rooms and bedrooms.

## The shaft and the neighbours

A shaft that runs through several storeys crosses fire compartments. Each flat’s connection then has a [fire shut-off](category:I3) or a fan with fire protection of its own. Two things are often confused:

1. The **backdraught shutter** keeps out smells from the flat next door. It has no fire resistance.
2. The **fire shut-off** closes in a fire at about 72 °C and carries a classification such as K90-18017.

Which solution is allowed is laid down in the fire safety concept of the building. You cannot simply replace a device with one of a different approval.

## Which fan?

For an 80 mm connection to a common shaft use [centrifugal fans](category:A1.3) for surface or flush mounting, such as the [Zefyra Radia](product:p-bath-radial-radia). If you have a duct of your own to the outside, a quiet axial fan or a small inline fan will do.

**Tenants** should ask the landlord before any change: the fan usually belongs to the building, and the airflows of all flats depend on each other.

[[See centrifugal fans]](category:A1.3)`,
    },
  },
}
