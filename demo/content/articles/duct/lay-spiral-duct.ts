import type { ArticleSource } from '../article.ts'

export const laySpiralDuct: ArticleSource = {
  id: 'lay-spiral-duct',
  category: 'planning-installation',
  author: 'jonas',
  tags: ['ducts', 'installation'],
  published: '2025-05-08',
  texts: {
    de: {
      title: 'Wickelfalzrohr verlegen: schneiden, stecken, dichten',
      short: 'Wickelfalzrohr verlegen',
      perex: 'Das Werkzeug, die Reihenfolge und die Abstände, mit denen eine Leitung gerade und dicht wird.',
      body: `Wickelfalzrohr ist das gutmütigste Material in der Lüftung: stabil, dicht, in jeder Länge zu haben. Ein paar Handgriffe entscheiden, ob es auch so aussieht.

## Werkzeug und Material

- Blechschere oder Trennschleifer mit dünner Scheibe, Entgrater
- Akkuschrauber und [Bohrschrauben](category:L4) 4,2 × 13 mm
- [Rohrschellen mit Gummieinlage](category:L1), Gewindestange M8
- [Aluband oder Kaltschrumpfband](category:L2), bei Formteilen ohne Lippendichtung [Dichtmasse](category:L3)
- Wasserwaage, Schlagschnur, Handschuhe mit Schnittschutz

## Schneiden

Länge anzeichnen, dabei die Einstecktiefe des Formteils abziehen: Ein Nippel steckt auf jeder Seite etwa 40 bis 60 mm im Rohr. Den Falz zuerst mit der Säge durchtrennen, dann mit der Schere rundum. Entgraten, innen und außen; ein Grat pfeift und zerschneidet die Dichtung.

## Stecken

1. Dichtlippe mit etwas Gleitmittel oder Seifenwasser benetzen.
2. Formteil drehend einschieben, bis der Anschlag anliegt.
3. Mit Schrauben sichern: drei bis Ø 200 mm, vier bis Ø 315 mm, 10 mm vom Rand, **hinter** der Dichtung.

[Bögen](category:D1), [Abzweige](category:D2) und [Reduzierungen](category:D3) sind männlich und passen direkt ins Rohr. Zwei Rohre verbindet ein **Nippel**, zwei Formteile eine **Muffe**; beide stehen unter [Muffen und Nippel](category:D4).

## Aufhängen

| Nennweite | Schellenabstand |
| bis Ø 160 mm | 2,5 m |
| Ø 200 bis 315 mm | 2,0 m |
| ab Ø 355 mm | 1,5 m |

Dazu je eine Schelle vor und hinter jedem Bogen und unmittelbar am Ventilator. Dieser hängt an eigenen Schellen, nie am Rohr.

## Dicht werden

Mit Lippendichtung erreichen Leitungen Klasse C oder D nach EN 12237, wenn alle Verbindungen ganz eingeschoben sind. Ohne Dichtung: Dichtmasse auf das männliche Ende, stecken, schrauben, Band darüber. Prüfen lässt sich das einfach mit Rauchröhrchen oder der feuchten Hand bei laufendem Ventilator.

## Reihenfolge auf der Baustelle

Zuerst den Ventilator setzen und ausrichten, dann die längste gerade Strecke, zum Schluss die Anschlüsse. So bleiben Bögen und Reduzierungen dort, wo sich Maße noch ausgleichen lassen. Offene Enden verschließen Sie jeden Abend mit einem [Enddeckel](category:D5) oder Folie, sonst liegt der Putz im Rohr.

## Dämmen und Durchführen

- Kalte Leitungen im warmen Raum dampfdicht dämmen, siehe [Dämmung](category:L5).
- Durch Wände mit 10 mm Luft rundum, Spalt mit Mineralwolle schließen. Rohre nie einmörteln: Sie dehnen sich je Meter und 50 K um 0,6 mm.
- Durch Brandabschnitte nur mit [Brandschutzklappe](category:I1).

**Revision nicht vergessen:** alle 10 m und nach zwei Bögen eine [Öffnung](category:D5), sonst kommt keine Bürste mehr hinein.

[[Wickelfalzrohr]](category:C1)`,
    },
    cs: {
      title: 'Montáž spiro potrubí: řezat, spojit, utěsnit',
      short: 'Montáž spiro potrubí',
      perex: 'Nářadí, postup a vzdálenosti, se kterými bude potrubí rovné a těsné.',
      body: `Spiro potrubí je nejvděčnější materiál ve vzduchotechnice: pevné, těsné, k dostání v každé délce. Jestli tak bude i vypadat, rozhodne pár hmatů.

## Nářadí a materiál

- nůžky na plech nebo úhlová bruska s tenkým kotoučem, odhrotovač
- aku šroubovák a [samovrtné šrouby](category:L4) 4,2 × 13 mm
- [objímky s pryžovou vložkou](category:L1), závitová tyč M8
- [hliníková nebo smršťovací páska](category:L2), u tvarovek bez břitového těsnění [tmel](category:L3)
- vodováha, značkovací šňůra, rukavice proti pořezání

## Řezání

Vyznačte délku a odečtěte hloubku zasunutí tvarovky: nátrubek zasahuje na každé straně asi 40 až 60 mm do trubky. Falc nejdřív proříznout pilkou, pak nůžkami dokola. Odhrotovat zevnitř i zvenku; otřep píská a prořízne těsnění.

## Spojování

1. Břit těsnění potřete mazivem nebo mýdlovou vodou.
2. Tvarovku zasuňte otáčením až na doraz.
3. Zajistěte šrouby: do Ø 200 mm třemi, do Ø 315 mm čtyřmi, 10 mm od kraje, **za** těsněním.

[Oblouky](category:D1), [odbočky](category:D2) a [redukce](category:D3) mají vnější hrdlo a zasouvají se přímo do trubky. Dvě trubky spojí **nátrubek**, dvě tvarovky **mufa**; obojí najdete mezi [spojkami](category:D4).

## Zavěšení

| Jmenovitý průměr | Vzdálenost objímek |
| do Ø 160 mm | 2,5 m |
| Ø 200 až 315 mm | 2,0 m |
| od Ø 355 mm | 1,5 m |

K tomu po jedné objímce před každým obloukem a za ním a hned u ventilátoru. Ten visí na vlastních objímkách, nikdy na potrubí.

## Těsnost

S břitovým těsněním dosáhne potrubí třídy C nebo D podle EN 12237, jsou-li všechny spoje úplně zasunuté. Bez těsnění: tmel na vnější hrdlo, zasunout, sešroubovat, přelepit páskou. Ověřit se to dá jednoduše kouřovou trubičkou nebo vlhkou rukou při běžícím ventilátoru.

## Pořadí na stavbě

Nejdřív usadit a vyrovnat ventilátor, pak nejdelší rovný úsek, nakonec přípojky. Oblouky a redukce tak zůstanou tam, kde lze rozměry ještě vyrovnat. Otevřené konce každý večer uzavřete [záslepkou](category:D5) nebo fólií, jinak bude v potrubí omítka.

## Izolace a prostupy

- Studené potrubí v teplé místnosti izolovat parotěsně, viz [izolace](category:L5).
- Stěnou s vůlí 10 mm dokola, spáru vyplnit minerální vlnou. Potrubí nikdy nezazdívat: na metr a 50 K se prodlouží o 0,6 mm.
- Přes požární úseky jen s [požární klapkou](category:I1).

**Nezapomeňte na revizi:** každých 10 m a po dvou obloucích jeden [otvor](category:D5), jinak se dovnitř nedostane žádný kartáč.

[[Spiro potrubí]](category:C1)`,
    },
    sk: {
      title: 'Montáž spiro potrubia: rezať, spojiť, utesniť',
      short: 'Montáž spiro potrubia',
      perex: 'Náradie, postup a vzdialenosti, s ktorými bude potrubie rovné a tesné.',
      body: `Spiro potrubie je najvďačnejší materiál vo vzduchotechnike: pevné, tesné, dostať ho v každej dĺžke. Či tak bude aj vyzerať, rozhodne niekoľko hmatov.

## Náradie a materiál

- nožnice na plech alebo uhlová brúska s tenkým kotúčom, odihlovač
- aku skrutkovač a [samovrtné skrutky](category:L4) 4,2 × 13 mm
- [objímky s gumovou vložkou](category:L1), závitová tyč M8
- [hliníková alebo zmršťovacia páska](category:L2), pri tvarovkách bez britového tesnenia [tmel](category:L3)
- vodováha, značkovacia šnúra, rukavice proti porezaniu

## Rezanie

Vyznačte dĺžku a odpočítajte hĺbku zasunutia tvarovky: nátrubok zasahuje na každej strane asi 40 až 60 mm do rúry. Falc najskôr prerezať pílkou, potom nožnicami dookola. Odihliť zvnútra aj zvonka; ostrapok píska a prereže tesnenie.

## Spájanie

1. Brit tesnenia potrite mazivom alebo mydlovou vodou.
2. Tvarovku zasuňte otáčaním až na doraz.
3. Zaistite skrutkami: do Ø 200 mm tromi, do Ø 315 mm štyrmi, 10 mm od kraja, **za** tesnením.

[Oblúky](category:D1), [odbočky](category:D2) a [redukcie](category:D3) majú vonkajšie hrdlo a zasúvajú sa priamo do rúry. Dve rúry spojí **nátrubok**, dve tvarovky **mufa**; oboje nájdete medzi [spojkami](category:D4).

## Zavesenie

| Menovitý priemer | Vzdialenosť objímok |
| do Ø 160 mm | 2,5 m |
| Ø 200 až 315 mm | 2,0 m |
| od Ø 355 mm | 1,5 m |

K tomu po jednej objímke pred každým oblúkom a za ním a hneď pri ventilátore. Ten visí na vlastných objímkach, nikdy na potrubí.

## Tesnosť

S britovým tesnením dosiahne potrubie triedu C alebo D podľa EN 12237, ak sú všetky spoje úplne zasunuté. Bez tesnenia: tmel na vonkajšie hrdlo, zasunúť, zoskrutkovať, prelepiť páskou. Overiť sa to dá jednoducho dymovou rúrkou alebo vlhkou rukou pri bežiacom ventilátore.

## Poradie na stavbe

Najskôr usadiť a vyrovnať ventilátor, potom najdlhší rovný úsek, nakoniec prípojky. Oblúky a redukcie tak zostanú tam, kde možno rozmery ešte vyrovnať. Otvorené konce každý večer uzavrite [záslepkou](category:D5) alebo fóliou, inak bude v potrubí omietka.

## Izolácia a prestupy

- Studené potrubie v teplej miestnosti izolovať parotesne, pozri [izolácie](category:L5).
- Stenou s vôľou 10 mm dookola, škáru vyplniť minerálnou vlnou. Potrubie nikdy nezamurovať: na meter a 50 K sa predĺži o 0,6 mm.
- Cez požiarne úseky len s [požiarnou klapkou](category:I1).

**Nezabudnite na revíziu:** každých 10 m a po dvoch oblúkoch jeden [otvor](category:D5), inak sa dovnútra nedostane žiadna kefa.

[[Spiro potrubie]](category:C1)`,
    },
    en: {
      title: 'Laying spiral duct: cut, join, seal',
      short: 'Lay spiral duct',
      perex: 'The tools, the order and the distances that make a duct straight and tight.',
      body: `Spiral duct is the most good-natured material in ventilation: sturdy, tight, to be had in any length. A few knacks decide whether it looks like it too.

## Tools and material

- tin snips or an angle grinder with a thin disc, deburring tool
- cordless screwdriver and [self-drilling screws](category:L4) 4.2 × 13 mm
- [clamps with rubber lining](category:L1), threaded rod M8
- [aluminium or cold-shrink tape](category:L2), for fittings without a lip seal [sealant](category:L3)
- spirit level, chalk line, cut-resistant gloves

## Cutting

Mark the length, less the insertion depth of the fitting: a nipple sits about 40 to 60 mm deep in the duct on each side. First cut through the seam with a saw, then around with the snips. Deburr, inside and out; a burr whistles and cuts the seal.

## Joining

1. Wet the lip seal with a little lubricant or soapy water.
2. Push the fitting in with a twist until it reaches the stop.
3. Secure with screws: three up to Ø 200 mm, four up to Ø 315 mm, 10 mm from the edge, **behind** the seal.

[Bends](category:D1), [branches](category:D2) and [reducers](category:D3) are male and fit straight into the duct. Two ducts are joined by a **nipple**, two fittings by a **coupling**; both are under [couplings and nipples](category:D4).

## Hanging

| Nominal size | Distance of clamps |
| up to Ø 160 mm | 2.5 m |
| Ø 200 to 315 mm | 2.0 m |
| from Ø 355 mm | 1.5 m |

In addition, one clamp before and after each bend and right at the fan. The fan hangs from clamps of its own, never from the duct.

## Getting it tight

With lip seals, ducts reach class C or D to EN 12237 if all joints are fully inserted. Without a seal: sealant on the male end, join, screw, tape over. It is easy to check with a smoke tube or a moist hand while the fan runs.

## Order on site

First set and align the fan, then the longest straight run, the connections last. That leaves bends and reducers where dimensions can still be adjusted. Close open ends every evening with an [end cap](category:D5) or film, or the plaster will be in the duct.

## Insulating and passing through

- Insulate cold ducts in warm rooms vapour-tight, see [insulation](category:L5).
- Through walls with 10 mm of space all round, gap closed with mineral wool. Never mortar ducts in: they expand by 0.6 mm per metre and 50 K.
- Through fire compartments only with a [fire damper](category:I1).

**Do not forget access:** an [opening](category:D5) every 10 m and after two bends, or no brush will get in any more.

[[Spiral duct]](category:C1)`,
    },
  },
}
