import type { ArticleSource } from './article.ts'

export const fireplaceAndHood: ArticleSource = {
  id: 'fireplace-and-hood',
  category: 'rules-safety',
  author: 'ruth',
  tags: ['kitchen', 'standards', 'fire'],
  published: '2025-09-25',
  texts: {
    de: {
      title: 'Dunstabzug, Badlüfter und Ofen: gemeinsam nur mit Schutz',
      short: 'Lüfter und Feuerstätte',
      perex: 'Warum schon wenige Pascal Unterdruck gefährlich werden und welche Lösungen Schornsteinfeger akzeptieren.',
      body: `Ein Kaminofen, der seine Verbrennungsluft aus dem Zimmer nimmt, ist auf den Auftrieb im Schornstein angewiesen. Der beträgt 10 bis 20 Pa, beim Anheizen weniger. Eine Dunstabzugshaube fördert 400 bis 700 m³/h. In einer dichten Wohnung entsteht damit in Minuten mehr Unterdruck, als der Schornstein überwinden kann. Dann kommt Rauchgas zurück, und mit ihm Kohlenmonoxid, das man nicht riecht.

## Die Grenze: 4 Pa

In der Praxis gilt: Zwischen Aufstellraum und Freiem dürfen bei Betrieb aller Lüfter **nicht mehr als 4 Pa** Unterdruck entstehen. Wer das nachweist, darf beides zugleich betreiben. Ohne Nachweis muss eine Sicherheitseinrichtung dafür sorgen, dass immer nur eines läuft.

## Vier Lösungen

| Lösung | Wie sie wirkt | Aufwand |
| Raumluftunabhängige Feuerstätte | eigene Zuluft durch Rohr oder Schacht | neu oder Umbau |
| Fensterkontakt | Haube läuft nur bei gekipptem Fenster | gering |
| Unterdruckwächter | misst und schaltet den Lüfter ab | mittel |
| Umlufthaube mit Kohlefilter | keine Luft nach außen | gering, weniger Wirkung |

Der **Unterdruckwächter** schützt vor allen Lüftern zugleich, auch vor Wäschetrockner und Zentralstaubsauger. Er braucht eine bauaufsichtliche Zulassung. Ein [Differenzdrucksensor](category:H3.4) aus dem Regal ist dafür kein Ersatz.

## Was gilt für Lüftungsgeräte?

Geräte mit Wärmerückgewinnung führen gleich viel zu wie ab. Fällt aber die Zuluft aus, weil der Frostschutz sie drosselt oder der Filter zu ist, entsteht Unterdruck. Für den Betrieb mit Feuerstätte gibt es Geräte mit überwachter Balance; achten Sie auf die Angabe im Datenblatt und legen Sie sie dem Schornsteinfeger **vor** dem Kauf vor.

## Vorgehen

1. Feuerstätte notieren: Typ, Leistung, raumluftabhängig oder nicht.
2. Alle Lüfter zusammenzählen, in m³/h.
3. Bezirksschornsteinfeger anrufen, am besten mit Grundriss.
4. Lösung wählen, einbauen, abnehmen lassen. Das Protokoll gehört zu den Hausunterlagen.

## Selbst überschlagen

Ein dichtes Haus mit 350 m³ Volumen lässt bei 4 Pa nur etwa 40 bis 60 m³/h durch seine Fugen. Schon ein einzelner Badlüfter liegt darüber. Die Frage ist also fast nie, ob ein Schutz nötig ist, sondern welcher am besten zu Küche und Ofen passt.

## Kohlenmonoxidmelder

Ein Melder nach EN 50291 ersetzt keine Abnahme, gehört aber in jeden Raum mit Feuerstätte, etwa in Atemhöhe, 1 bis 3 m vom Ofen. Ein CO~2~-Sensor misst etwas anderes und warnt hier **nicht**.

Dieser Beitrag ersetzt keine Beratung vor Ort. Verbindlich ist, was die Feuerungsverordnung Ihres Landes und der Schornsteinfeger sagen.

[[Dunstabzug und Küche]](category:J)`,
    },
    cs: {
      title: 'Digestoř, ventilátor a kamna: společně jen s ochranou',
      short: 'Ventilátor a topidlo',
      perex: 'Proč je nebezpečný podtlak už několika pascalů a která řešení kominíci přijímají.',
      body: `Kamna, která berou spalovací vzduch z místnosti, jsou odkázána na tah komína. Ten činí 10 až 20 Pa, při roztápění méně. Digestoř odsává 400 až 700 m³/h. V těsném bytě tak za pár minut vznikne větší podtlak, než komín překoná. Spaliny se pak vracejí a s nimi oxid uhelnatý, který není cítit.

## Hranice: 4 Pa

V praxi platí: mezi místností s topidlem a venkovním prostorem nesmí při provozu všech ventilátorů vzniknout podtlak **větší než 4 Pa**. Kdo to doloží, smí provozovat obojí současně. Bez doložení musí bezpečnostní zařízení zajistit, že vždy běží jen jedno.

## Čtyři řešení

| Řešení | Jak působí | Náročnost |
| Topidlo nezávislé na vzduchu v místnosti | vlastní přívod trubkou nebo šachtou | nové, nebo přestavba |
| Okenní kontakt | digestoř běží jen při otevřeném okně | malá |
| Hlídač podtlaku | měří a ventilátor vypne | střední |
| Cirkulační digestoř s uhlíkovým filtrem | žádný vzduch ven | malá, menší účinek |

**Hlídač podtlaku** chrání před všemi ventilátory najednou, i před sušičkou prádla a centrálním vysavačem. Musí být pro tento účel schválen. Běžný [snímač diferenčního tlaku](category:H3.4) ho nenahradí.

## Co platí pro větrací jednotky?

Rekuperační jednotky přivádějí stejně, jako odvádějí. Vypadne-li ale přívod, protože ho omezí protimrazová ochrana nebo je zanesený filtr, vznikne podtlak. Pro provoz s topidlem existují jednotky se sledovanou rovnováhou; hledejte ten údaj v technickém listu a ukažte ho kominíkovi **před** nákupem.

## Postup

1. Zapište topidlo: typ, výkon, zda bere vzduch z místnosti.
2. Sečtěte všechny ventilátory v m³/h.
3. Zavolejte kominíkovi, nejlépe s půdorysem v ruce.
4. Zvolte řešení, namontujte a nechte převzít. Protokol patří k dokumentům domu.

## Vlastní odhad

Těsný dům o objemu 350 m³ propustí při 4 Pa spárami jen asi 40 až 60 m³/h. Víc odsaje už jediný koupelnový ventilátor. Otázka tedy skoro nikdy nezní, zda je ochrana nutná, ale která se ke kuchyni a kamnům hodí nejlépe.

## Hlásič oxidu uhelnatého

Hlásič podle EN 50291 převzetí nenahradí, patří ale do každé místnosti s topidlem, zhruba do výšky obličeje, 1 až 3 m od kamen. Čidlo CO~2~ měří něco jiného a tady **nevaruje**.

Tento článek nenahrazuje poradu na místě. Závazné jsou místní předpisy a slovo kominíka.

[[Digestoře a kuchyně]](category:J)`,
    },
    sk: {
      title: 'Digestor, ventilátor a kachle: spolu len s ochranou',
      short: 'Ventilátor a kúrenisko',
      perex: 'Prečo je nebezpečný podtlak už niekoľkých pascalov a ktoré riešenia kominári prijímajú.',
      body: `Kachle, ktoré berú spaľovací vzduch z miestnosti, sú odkázané na ťah komína. Ten je 10 až 20 Pa, pri rozkurovaní menej. Digestor odsáva 400 až 700 m³/h. V tesnom byte tak za pár minút vznikne väčší podtlak, než komín prekoná. Spaliny sa potom vracajú a s nimi oxid uhoľnatý, ktorý necítiť.

## Hranica: 4 Pa

V praxi platí: medzi miestnosťou s kúreniskom a vonkajším priestorom nesmie pri prevádzke všetkých ventilátorov vzniknúť podtlak **väčší než 4 Pa**. Kto to doloží, smie prevádzkovať oboje súčasne. Bez doloženia musí bezpečnostné zariadenie zabezpečiť, že vždy beží len jedno.

## Štyri riešenia

| Riešenie | Ako pôsobí | Náročnosť |
| Kúrenisko nezávislé od vzduchu v miestnosti | vlastný prívod rúrou alebo šachtou | nové, alebo prestavba |
| Okenný kontakt | digestor beží len pri otvorenom okne | malá |
| Strážca podtlaku | meria a ventilátor vypne | stredná |
| Cirkulačný digestor s uhlíkovým filtrom | žiadny vzduch von | malá, menší účinok |

**Strážca podtlaku** chráni pred všetkými ventilátormi naraz, aj pred sušičkou bielizne a centrálnym vysávačom. Musí byť na tento účel schválený. Bežný [snímač diferenčného tlaku](category:H3.4) ho nenahradí.

## Čo platí pre vetracie jednotky?

Rekuperačné jednotky privádzajú rovnako, ako odvádzajú. Ak však vypadne prívod, lebo ho obmedzí protimrazová ochrana alebo je zanesený filter, vznikne podtlak. Na prevádzku s kúreniskom existujú jednotky so sledovanou rovnováhou; hľadajte ten údaj v technickom liste a ukážte ho kominárovi **pred** nákupom.

## Postup

1. Zapíšte kúrenisko: typ, výkon, či berie vzduch z miestnosti.
2. Sčítajte všetky ventilátory v m³/h.
3. Zavolajte kominárovi, najlepšie s pôdorysom v ruke.
4. Zvoľte riešenie, namontujte a nechajte prevziať. Protokol patrí k dokumentom domu.

## Vlastný odhad

Tesný dom s objemom 350 m³ prepustí pri 4 Pa škárami len asi 40 až 60 m³/h. Viac odsaje už jediný kúpeľňový ventilátor. Otázka teda takmer nikdy neznie, či je ochrana potrebná, ale ktorá sa ku kuchyni a kachliam hodí najlepšie.

## Hlásič oxidu uhoľnatého

Hlásič podľa EN 50291 prevzatie nenahradí, patrí však do každej miestnosti s kúreniskom, približne do výšky tváre, 1 až 3 m od kachlí. Snímač CO~2~ meria niečo iné a tu **nevaruje**.

Tento článok nenahrádza poradu na mieste. Záväzné sú miestne predpisy a slovo kominára.

[[Digestory a kuchyňa]](category:J)`,
    },
    en: {
      title: 'Hood, bathroom fan and stove: together only with protection',
      short: 'Fans and fireplaces',
      perex: 'Why a few pascals of negative pressure become dangerous, and which solutions chimney sweeps accept.',
      body: `A stove that takes its combustion air from the room depends on the draught in the chimney. That is 10 to 20 Pa, less while lighting. A cooker hood moves 400 to 700 m³/h. In a tight home this creates, within minutes, more negative pressure than the chimney can overcome. Flue gas then comes back, and with it carbon monoxide, which you cannot smell.

## The limit: 4 Pa

In practice: with all fans running, the negative pressure between the room and the outside may **not exceed 4 Pa**. Whoever proves that may use both at once. Without proof, a safety device must make sure that only one of them runs at any time.

## Four solutions

| Solution | How it works | Effort |
| Room-sealed stove | own air supply through pipe or shaft | new or converted |
| Window contact | hood runs only with an open window | small |
| Pressure monitor | measures and switches the fan off | medium |
| Recirculating hood with carbon filter | no air goes outside | small, less effect |

The **pressure monitor** protects against all fans at once, also against tumble dryers and central vacuum cleaners. It must be approved for this purpose. A [differential pressure sensor](category:H3.4) off the shelf is no substitute.

## What about ventilation units?

Units with heat recovery supply as much as they extract. But if the supply fails because frost protection throttles it or the filter is blocked, negative pressure arises. For use with a stove there are units with monitored balance; look for it in the data sheet and show that to the chimney sweep **before** you buy.

## What to do

1. Note down the stove: type, output, whether it takes air from the room.
2. Add up all fans, in m³/h.
3. Call the chimney sweep, ideally with a floor plan at hand.
4. Choose a solution, fit it and have it approved. The record belongs with the papers of the house.

## A rough check of your own

A tight house of 350 m³ lets only about 40 to 60 m³/h through its joints at 4 Pa. A single bathroom fan already exceeds that. So the question is hardly ever whether protection is needed, but which kind suits kitchen and stove best.

## Carbon monoxide alarm

An alarm to EN 50291 does not replace approval, but belongs in every room with a stove, at about breathing height, 1 to 3 m from it. A CO~2~ sensor measures something else and does **not** warn here.

This article does not replace advice on site. What binds you are your local rules and the word of the chimney sweep.

[[Hoods and kitchen]](category:J)`,
    },
  },
}
