import type { ArticleSource } from '../article.ts'

export const pollenAndDust: ArticleSource = {
  id: 'pollen-and-dust',
  category: 'guide-home',
  author: 'hana',
  tags: ['filters', 'standards', 'heat-recovery'],
  published: '2026-03-05',
  texts: {
    de: {
      title: 'Pollen, Feinstaub, Gerüche: was welcher Filter hält',
      short: 'Pollen und Feinstaub',
      perex: 'ISO 16890 liest sich wie eine Formel. Dahinter steckt eine einfache Frage: Wie groß sind die Teilchen?',
      body: `Seit 2018 gilt für Luftfilter ~~EN 779~~ nicht mehr; die Klassen G4, M5 oder F7 leben nur in Gesprächen und auf alten Typenschildern weiter. ISO 16890 fragt nicht mehr, wie ein Filter mit Prüfstaub zurechtkommt, sondern wie viel er von Teilchen einer bestimmten Größe abscheidet.

## Drei Größen und ein Rest

| Gruppe | Teilchen | Was dazugehört |
| ePM1 | 0,3 bis 1 µm | Ruß, Rauch, viele Bakterien |
| ePM2,5 | 0,3 bis 2,5 µm | Feinstaub aus Verbrennung |
| ePM10 | 0,3 bis 10 µm | Sporen, feiner Staub, Bruchstücke von Pollen |
| Coarse | gröber | Pollen, Flusen, Insekten |

Die Zahl dahinter ist der Abscheidegrad, auf fünf Prozent *abgerundet*. „ePM1 55 %“ heißt also: Von den Teilchen bis 1 µm hält der Filter mindestens 55 %. Für eine Gruppe muss er wenigstens die Hälfte schaffen, sonst ist er Coarse.

## Reicht Coarse gegen Pollen?

Ganze Pollenkörner messen 10 bis 100 µm und bleiben schon in einem guten Coarse-Filter hängen. Bei feuchtem Wetter platzen sie aber; die allergieauslösenden Bruchstücke sind oft kleiner als 2,5 µm. Wer empfindlich reagiert, nimmt ePM1 50 % oder mehr in der Außenluft und lässt die Fenster in der Blütezeit zu.

## Aktivkohle gegen Gerüche

Faserfilter halten Teilchen, keine Gase. Ofenrauch, Küche vom Nachbarn, Verkehr: dafür braucht es [Aktivkohle](category:F5). Sie bindet Moleküle in ihren Poren und ist irgendwann voll. Nach sechs bis zwölf Monaten riecht man den Unterschied. Vor der Kohle gehört ein Staubfilter, sonst verstopft sie.

## Der Preis der Feinheit

Je feiner der Filter, desto größer sein Druckverlust: ein sauberer Coarse 60 % liegt bei 20 bis 30 Pa, ein ePM1 55 % gleicher Größe bei 50 bis 80 Pa. Ein Gerät mit Reserve regelt das aus. Ein [Rohrventilator mit Filterbox](category:F6) tut es nicht; dort hilft eine größere Box, weil die Luft dann langsamer durchs Vlies geht.

Als Faustregel gilt: Verdoppelt sich die Filterfläche, sinkt der Druckverlust auf weniger als die Hälfte, und der Filter hält doppelt so lange. Taschen- und Faltfilter nutzen genau das.

## Empfehlung

- **Stadtwohnung an der Straße:** ePM1 55 bis 70 %, dazu Aktivkohle
- **Allergie:** ePM1 50 % oder mehr, Wechsel im April
- **Land, kein Ofen in der Nähe:** ePM10 50 %
- **Abluft:** Coarse 60 %, er schützt nur das Gerät

Ein Filter reinigt die Luft, die durch ihn geht. Gegen Staub, der im Zimmer entsteht, hilft weiterhin der Staubsauger.

[[Alle Filter]](category:F)`,
    },
    cs: {
      title: 'Pyl, jemný prach, pachy: co který filtr zachytí',
      short: 'Pyl a jemný prach',
      perex: 'ISO 16890 se čte jako vzorec. Je za ní ale prostá otázka: Jak velké jsou částice?',
      body: `Od roku 2018 už pro vzduchové filtry ~~EN 779~~ neplatí; třídy G4, M5 nebo F7 žijí dál jen v hovoru a na starých štítcích. ISO 16890 se už neptá, jak si filtr poradí se zkušebním prachem, ale kolik odloučí částic určité velikosti.

## Tři velikosti a zbytek

| Skupina | Částice | Co k ní patří |
| ePM1 | 0,3 až 1 µm | saze, kouř, mnohé bakterie |
| ePM2,5 | 0,3 až 2,5 µm | jemný prach ze spalování |
| ePM10 | 0,3 až 10 µm | spory, jemný prach, úlomky pylu |
| Coarse | hrubší | pyl, vlákna, hmyz |

Číslo za názvem je odlučivost, *zaokrouhlená dolů* na pět procent. „ePM1 55 %“ tedy znamená: z částic do 1 µm filtr zachytí nejméně 55 %. Do skupiny patří, zvládne-li aspoň polovinu, jinak je Coarse.

## Stačí na pyl Coarse?

Celá pylová zrna měří 10 až 100 µm a zachytí je už dobrý filtr Coarse. Za vlhka ale praskají; úlomky, které vyvolávají alergii, bývají menší než 2,5 µm. Kdo reaguje citlivě, zvolí pro venkovní vzduch ePM1 50 % nebo víc a v době květu nechá okna zavřená.

## Aktivní uhlí proti pachům

Vláknité filtry zachytí částice, ne plyny. Na kouř z kamen, kuchyni sousedů a dopravu je potřeba [aktivní uhlí](category:F5). Váže molekuly ve svých pórech a jednou se zaplní. Po šesti až dvanácti měsících je rozdíl cítit. Před uhlí patří prachový filtr, jinak se ucpe.

## Cena jemnosti

Čím jemnější filtr, tím větší tlaková ztráta: čistý Coarse 60 % má 20 až 30 Pa, ePM1 55 % stejné velikosti 50 až 80 Pa. Jednotka s rezervou to vyrovná. [Potrubní ventilátor s filtračním boxem](category:F6) ne; tam pomůže větší box, protože vzduch pak jde vložkou pomaleji.

Pravidlo do ruky: zdvojnásobí-li se plocha filtru, klesne tlaková ztráta na méně než polovinu a filtr vydrží dvakrát déle. Kapsové a skládané filtry využívají právě toho.

## Doporučení

- **Byt ve městě u ulice:** ePM1 55 až 70 %, k tomu aktivní uhlí
- **Alergie:** ePM1 50 % nebo víc, výměna v dubnu
- **Venkov, bez kamen v okolí:** ePM10 50 %
- **Odvod:** Coarse 60 %, chrání jen jednotku

Filtr čistí vzduch, který jím projde. Na prach, který vzniká v pokoji, dál pomáhá vysavač.

[[Všechny filtry]](category:F)`,
    },
    sk: {
      title: 'Peľ, jemný prach, pachy: čo ktorý filter zachytí',
      short: 'Peľ a jemný prach',
      perex: 'ISO 16890 sa číta ako vzorec. Je za ňou však jednoduchá otázka: Aké veľké sú častice?',
      body: `Od roku 2018 už pre vzduchové filtre ~~EN 779~~ neplatí; triedy G4, M5 alebo F7 žijú ďalej len v reči a na starých štítkoch. ISO 16890 sa už nepýta, ako si filter poradí so skúšobným prachom, ale koľko odlúči častíc určitej veľkosti.

## Tri veľkosti a zvyšok

| Skupina | Častice | Čo k nej patrí |
| ePM1 | 0,3 až 1 µm | sadze, dym, mnohé baktérie |
| ePM2,5 | 0,3 až 2,5 µm | jemný prach zo spaľovania |
| ePM10 | 0,3 až 10 µm | spóry, jemný prach, úlomky peľu |
| Coarse | hrubšie | peľ, vlákna, hmyz |

Číslo za názvom je odlučivosť, *zaokrúhlená nadol* na päť percent. „ePM1 55 %“ teda znamená: z častíc do 1 µm filter zachytí najmenej 55 %. Do skupiny patrí, ak zvládne aspoň polovicu, inak je Coarse.

## Stačí na peľ Coarse?

Celé peľové zrná merajú 10 až 100 µm a zachytí ich už dobrý filter Coarse. Za vlhka však praskajú; úlomky, ktoré vyvolávajú alergiu, bývajú menšie než 2,5 µm. Kto reaguje citlivo, zvolí pre vonkajší vzduch ePM1 50 % alebo viac a v čase kvitnutia nechá okná zatvorené.

## Aktívne uhlie proti pachom

Vláknité filtre zachytia častice, nie plyny. Na dym z kachlí, kuchyňu susedov a dopravu treba [aktívne uhlie](category:F5). Viaže molekuly vo svojich póroch a raz sa zaplní. Po šiestich až dvanástich mesiacoch rozdiel cítiť. Pred uhlie patrí prachový filter, inak sa upchá.

## Cena jemnosti

Čím jemnejší filter, tým väčšia tlaková strata: čistý Coarse 60 % má 20 až 30 Pa, ePM1 55 % rovnakej veľkosti 50 až 80 Pa. Jednotka s rezervou to vyrovná. [Potrubný ventilátor s filtračným boxom](category:F6) nie; tam pomôže väčší box, lebo vzduch potom ide vložkou pomalšie.

Pravidlo do ruky: ak sa zdvojnásobí plocha filtra, klesne tlaková strata na menej než polovicu a filter vydrží dvakrát dlhšie. Vreckové a skladané filtre využívajú práve to.

## Odporúčanie

- **Byt v meste pri ulici:** ePM1 55 až 70 %, k tomu aktívne uhlie
- **Alergia:** ePM1 50 % alebo viac, výmena v apríli
- **Vidiek, bez kachlí v okolí:** ePM10 50 %
- **Odvod:** Coarse 60 %, chráni len jednotku

Filter čistí vzduch, ktorý ním prejde. Na prach, ktorý vzniká v izbe, ďalej pomáha vysávač.

[[Všetky filtre]](category:F)`,
    },
    en: {
      title: 'Pollen, fine dust, smells: what each filter holds back',
      short: 'Pollen and fine dust',
      perex: 'ISO 16890 reads like a formula. Behind it is a simple question: how large are the particles?',
      body: `Since 2018, ~~EN 779~~ no longer applies to air filters; the classes G4, M5 or F7 live on only in talk and on old rating plates. ISO 16890 no longer asks how a filter copes with test dust, but how many particles of a certain size it removes.

## Three sizes and a rest

| Group | Particles | What belongs to it |
| ePM1 | 0.3 to 1 µm | soot, smoke, many bacteria |
| ePM2.5 | 0.3 to 2.5 µm | fine dust from combustion |
| ePM10 | 0.3 to 10 µm | spores, fine dust, fragments of pollen |
| Coarse | coarser | pollen, fluff, insects |

The figure behind it is the efficiency, *rounded down* to five per cent. “ePM1 55 %” means: of the particles up to 1 µm, the filter holds back at least 55 %. To belong to a group it has to manage at least half, otherwise it is Coarse.

## Is Coarse enough for pollen?

Whole grains of pollen measure 10 to 100 µm and are caught by a good Coarse filter. In damp weather they burst, however; the fragments that cause allergies are often smaller than 2.5 µm. If you are sensitive, use ePM1 50 % or more for the outside air and keep the windows shut in the pollen season.

## Activated carbon against smells

Fibre filters hold particles, not gases. Stove smoke, the neighbours’ cooking, traffic: these need [activated carbon](category:F5). It binds molecules in its pores and is full at some point. After six to twelve months you smell the difference. A dust filter belongs in front of the carbon, or it will clog.

## The price of fineness

The finer the filter, the larger its pressure loss: a clean Coarse 60 % has 20 to 30 Pa, an ePM1 55 % of the same size 50 to 80 Pa. A unit with reserve makes up for it. An [inline fan with a filter box](category:F6) does not; there a larger box helps, because the air then passes the fleece more slowly.

As a rule of thumb: doubling the filter area brings the pressure loss down to less than half, and the filter lasts twice as long. Pocket and pleated filters use exactly that.

## Recommendation

- **City flat on a street:** ePM1 55 to 70 %, plus activated carbon
- **Allergy:** ePM1 50 % or more, changed in April
- **Countryside, no stoves nearby:** ePM10 50 %
- **Extract air:** Coarse 60 %, it only protects the unit

A filter cleans the air that passes through it. Against dust that arises in the room, the vacuum cleaner still helps.

[[All filters]](category:F)`,
    },
  },
}
