import type { ArticleSource } from '../article.ts'

export const chooseSilencer: ArticleSource = {
  id: 'choose-silencer',
  category: 'planning-sound',
  author: 'hana',
  tags: ['noise', 'ducts', 'heat-recovery'],
  published: '2025-10-23',
  texts: {
    de: {
      title: 'Schalldämpfer auswählen: Länge, Dicke, Platz',
      short: 'Schalldämpfer auswählen',
      perex: 'Was Packungsdicke und Länge bewirken, wo der Dämpfer hingehört und wann der flexible genügt.',
      body: `Ein Schalldämpfer ist ein Rohr mit gelochter Innenwand und Mineralwolle dahinter. Der Schall läuft in die Wolle und kommt schwächer heraus. Wie viel schwächer, hängt von der Tonhöhe ab, und damit fängt die Auswahl an.

## Welche Töne stören?

- **Brummen bei 100 bis 250 Hz** kommt vom Motor. Es braucht dicke Packung und Länge.
- **Rauschen ab 1.000 Hz** kommt von der Strömung. Das schluckt schon ein kurzes Stück.

Deshalb steht im Datenblatt die Einfügungsdämpfung je Oktave. Für Ventilatoren zählt der Wert bei 250 Hz.

| Bauart | Länge | Packung | Dämpfung bei 250 Hz |
| [Rohrschalldämpfer](category:G1) | 600 mm | 50 mm | 6 bis 9 dB |
| Rohrschalldämpfer | 900 mm | 50 mm | 9 bis 13 dB |
| Rohrschalldämpfer | 900 mm | 100 mm | 14 bis 20 dB |
| [Flexibel](category:G2) | 1.000 mm | 25 bis 50 mm | 8 bis 14 dB |
| [Kulisse](category:G3) | 1.000 mm | 100 mm | 15 bis 25 dB |

Kleine Durchmesser dämpfen besser als große: Der Weg zur Wolle ist kürzer. Der gleiche Dämpfer bringt in Ø 100 mm mehr als in Ø 315 mm.

## Wohin damit?

1. **Zwischen Ventilator und Raum**, so nah wie möglich am Ventilator. Mindestens eine Rohrlänge gerade Strecke davor.
2. **Je ein Dämpfer auf Zu- und Abluft** bei zentralen Geräten, dazu je einer auf Außen- und Fortluft, wenn Nachbarn nah wohnen.
3. **Gegen Telefonie**, also Stimmen von Zimmer zu Zimmer: ein kurzes Stück vor jedem Ventil oder eigene Leitungen vom Verteiler.

## Flexibel oder starr?

Der flexible ist schnell eingebaut und passt um die Ecke. Er hat aber dünne Wände: Was innen laut ist, hört man auch außen. In abgehängten Decken über Schlafräumen nehmen Sie den starren.

![Rohrschalldämpfer mit 50 mm Packung](product/silencer left)

## Drei Fehler

- **Zu schnell:** Über 6 m/s rauscht der Dämpfer selbst. Dann den nächsten Durchmesser und zwei Reduzierungen nehmen.
- **Zu nass:** In Küchen- und Schwimmbadluft saugt sich Wolle voll. Es gibt Ausführungen mit Folie.
- **Umgangen:** Sitzt der Ventilator auf Holzbalken, geht der Körperschall am Dämpfer vorbei. Erst [entkoppeln](category:G4), dann dämpfen.

---

## Ein Beispiel

Diagonalventilator mit 38 dB(A) in 3 m, gewünscht 28 dB(A). Ein Dämpfer 900 mm mit 50 mm Packung bringt 10 bis 12 dB. Genügt der Platz nicht, erreichen 600 mm plus eine Drehzahlstufe weniger dasselbe. Passend ist etwa der [Stillora Sordo](product:p-silencer-sordo).

[[Rohrschalldämpfer]](category:G1)`,
    },
    cs: {
      title: 'Jak vybrat tlumič hluku: délka, tloušťka, místo',
      short: 'Výběr tlumiče hluku',
      perex: 'Co způsobí tloušťka výplně a délka, kam tlumič patří a kdy stačí ohebný.',
      body: `Tlumič hluku je trubka s děrovanou vnitřní stěnou a minerální vlnou za ní. Zvuk vejde do vlny a vyjde slabší. O kolik slabší, závisí na výšce tónu, a tím výběr začíná.

## Které tóny ruší?

- **Bručení o 100 až 250 Hz** vydává motor. Chce silnou výplň a délku.
- **Šumění od 1 000 Hz** vzniká prouděním. To pohltí už krátký kus.

Proto technický list uvádí vložný útlum po oktávách. U ventilátorů rozhoduje hodnota při 250 Hz.

| Provedení | Délka | Výplň | Útlum při 250 Hz |
| [Kruhový tlumič](category:G1) | 600 mm | 50 mm | 6 až 9 dB |
| Kruhový tlumič | 900 mm | 50 mm | 9 až 13 dB |
| Kruhový tlumič | 900 mm | 100 mm | 14 až 20 dB |
| [Ohebný](category:G2) | 1 000 mm | 25 až 50 mm | 8 až 14 dB |
| [Kulisový](category:G3) | 1 000 mm | 100 mm | 15 až 25 dB |

Malé průměry tlumí lépe než velké: cesta k vlně je kratší. Stejný tlumič přinese v Ø 100 mm víc než v Ø 315 mm.

## Kam s ním?

1. **Mezi ventilátor a místnost**, co nejblíž k ventilátoru. Před ním aspoň jeden průměr rovného potrubí.
2. **Po jednom na přívod a odvod** u centrálních jednotek, a bydlí-li sousedé blízko, po jednom i na sání a výfuk.
3. **Proti přeslechům**, tedy hlasům z pokoje do pokoje: krátký kus před každý ventil nebo vlastní potrubí od rozdělovače.

## Ohebný, nebo pevný?

Ohebný se rychle namontuje a projde za roh. Má ale tenké stěny: co je uvnitř hlasité, je slyšet i venku. Do podhledu nad ložnicí zvolte pevný.

![Kruhový tlumič s výplní 50 mm](product/silencer left)

## Tři chyby

- **Příliš rychle:** nad 6 m/s šumí sám tlumič. Zvolte větší průměr a dvě redukce.
- **Příliš vlhko:** ve vzduchu z kuchyně a bazénu vlna nasákne. Vyrábějí se provedení s fólií.
- **Obejitý:** stojí-li ventilátor na dřevěných trámech, chvění tlumič obejde. Nejdřív [pružně uložit](category:G4), pak tlumit.

---

## Příklad

Diagonální ventilátor s 38 dB(A) ve 3 m, požadavek 28 dB(A). Tlumič 900 mm s výplní 50 mm přinese 10 až 12 dB. Není-li místo, dosáhne téhož 600 mm a o stupeň nižší otáčky. Hodí se například [Stillora Sordo](product:p-silencer-sordo).

[[Kruhové tlumiče]](category:G1)`,
    },
    sk: {
      title: 'Ako vybrať tlmič hluku: dĺžka, hrúbka, miesto',
      short: 'Výber tlmiča hluku',
      perex: 'Čo spôsobí hrúbka výplne a dĺžka, kam tlmič patrí a kedy stačí ohybný.',
      body: `Tlmič hluku je rúra s dierovanou vnútornou stenou a minerálnou vlnou za ňou. Zvuk vojde do vlny a vyjde slabší. O koľko slabší, závisí od výšky tónu, a tým sa výber začína.

## Ktoré tóny rušia?

- **Hučanie 100 až 250 Hz** vydáva motor. Chce hrubú výplň a dĺžku.
- **Šumenie od 1 000 Hz** vzniká prúdením. To pohltí už krátky kus.

Preto technický list uvádza vložný útlm po oktávach. Pri ventilátoroch rozhoduje hodnota pri 250 Hz.

| Vyhotovenie | Dĺžka | Výplň | Útlm pri 250 Hz |
| [Kruhový tlmič](category:G1) | 600 mm | 50 mm | 6 až 9 dB |
| Kruhový tlmič | 900 mm | 50 mm | 9 až 13 dB |
| Kruhový tlmič | 900 mm | 100 mm | 14 až 20 dB |
| [Ohybný](category:G2) | 1 000 mm | 25 až 50 mm | 8 až 14 dB |
| [Kulisový](category:G3) | 1 000 mm | 100 mm | 15 až 25 dB |

Malé priemery tlmia lepšie než veľké: cesta k vlne je kratšia. Rovnaký tlmič prinesie pri Ø 100 mm viac než pri Ø 315 mm.

## Kam s ním?

1. **Medzi ventilátor a miestnosť**, čo najbližšie k ventilátoru. Pred ním aspoň jeden priemer rovného potrubia.
2. **Po jednom na prívod a odvod** pri centrálnych jednotkách, a ak bývajú susedia blízko, po jednom aj na nasávanie a výfuk.
3. **Proti presluchom**, teda hlasom z izby do izby: krátky kus pred každý ventil alebo vlastné potrubie od rozdeľovača.

## Ohybný, alebo pevný?

Ohybný sa rýchlo namontuje a prejde za roh. Má však tenké steny: čo je vnútri hlasné, počuť aj vonku. Do podhľadu nad spálňou zvoľte pevný.

![Kruhový tlmič s výplňou 50 mm](product/silencer left)

## Tri chyby

- **Príliš rýchlo:** nad 6 m/s šumí sám tlmič. Zvoľte väčší priemer a dve redukcie.
- **Príliš vlhko:** vo vzduchu z kuchyne a bazéna vlna nasiakne. Vyrábajú sa vyhotovenia s fóliou.
- **Obídený:** ak stojí ventilátor na drevených trámoch, chvenie tlmič obíde. Najskôr [pružne uložiť](category:G4), potom tlmiť.

---

## Príklad

Diagonálny ventilátor s 38 dB(A) v 3 m, požiadavka 28 dB(A). Tlmič 900 mm s výplňou 50 mm prinesie 10 až 12 dB. Ak nie je miesto, dosiahne to isté 600 mm a o stupeň nižšie otáčky. Hodí sa napríklad [Stillora Sordo](product:p-silencer-sordo).

[[Kruhové tlmiče]](category:G1)`,
    },
    en: {
      title: 'Choosing a silencer: length, thickness, place',
      short: 'Choose a silencer',
      perex: 'What packing and length do, where the silencer belongs and when a flexible one is enough.',
      body: `A silencer is a pipe with a perforated inner wall and mineral wool behind it. Sound enters the wool and comes out weaker. How much weaker depends on the pitch, and that is where the choice begins.

## Which tones disturb?

- **Humming at 100 to 250 Hz** comes from the motor. It needs thick packing and length.
- **Rushing from 1,000 Hz** comes from the airflow. Even a short piece absorbs that.

That is why the data sheet gives the insertion loss per octave. For fans the value at 250 Hz counts.

| Type | Length | Packing | Attenuation at 250 Hz |
| [Round silencer](category:G1) | 600 mm | 50 mm | 6 to 9 dB |
| Round silencer | 900 mm | 50 mm | 9 to 13 dB |
| Round silencer | 900 mm | 100 mm | 14 to 20 dB |
| [Flexible](category:G2) | 1,000 mm | 25 to 50 mm | 8 to 14 dB |
| [Baffle](category:G3) | 1,000 mm | 100 mm | 15 to 25 dB |

Small diameters damp better than large ones: the way to the wool is shorter. The same silencer achieves more at Ø 100 mm than at Ø 315 mm.

## Where does it go?

1. **Between fan and room**, as close to the fan as possible. At least one diameter of straight duct before it.
2. **One each on supply and extract** for central units, and one each on intake and exhaust where neighbours live close.
3. **Against crosstalk**, voices from room to room: a short piece before each valve, or separate ducts from the manifold.

## Flexible or rigid?

A flexible one is quickly fitted and goes round corners. But it has thin walls: what is loud inside is heard outside too. In suspended ceilings above bedrooms take the rigid one.

![Round silencer with 50 mm packing](product/silencer left)

## Three mistakes

- **Too fast:** above 6 m/s the silencer itself makes noise. Then take the next diameter and two reducers.
- **Too wet:** in air from kitchens and pools the wool soaks up water. There are versions with a membrane.
- **Bypassed:** if the fan sits on wooden beams, structure-borne sound goes round the silencer. [Decouple](category:G4) first, then damp.

---

## An example

A mixed-flow fan with 38 dB(A) at 3 m, 28 dB(A) wanted. A 900 mm silencer with 50 mm packing gives 10 to 12 dB. If there is no room for it, 600 mm plus one speed less does the same. The [Stillora Sordo](product:p-silencer-sordo) would suit.

[[Round silencers]](category:G1)`,
    },
  },
}
