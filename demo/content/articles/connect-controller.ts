import type { ArticleSource } from './article.ts'

export const connectController: ArticleSource = {
  id: 'connect-controller',
  category: 'planning-installation',
  author: 'matej',
  tags: ['controls', 'fans', 'installation'],
  published: '2025-11-20',
  texts: {
    de: {
      title: 'Drehzahlregler: welcher zu welchem Motor gehört',
      short: 'Drehzahlregler zuordnen',
      perex: 'Triac, Trafo, 0–10 V, Frequenzumrichter: eine Tabelle ordnet Regler und Motoren und erspart durchgebrannte Teile.',
      body: `Ein Regler am falschen Motor brummt im besten Fall. Im schlechteren raucht er. Die Zuordnung ist einfach, wenn man weiß, welcher Motor verbaut ist; es steht auf dem Typenschild und bei uns im Filter „Motortyp“.

## Motor und Regler

| Motor | Regler | Bemerkung |
| AC, 230 V, Spaltpol oder Kondensator | [Triac](category:H1.1) | klein, günstig, kann brummen |
| AC, 230 V | [Fünfstufentrafo](category:H1.2) | leise, fünf feste Stufen |
| AC, mehrere Wicklungen | Stufenschalter | nur die Stufen des Motors |
| EC | [0–10 V, Potentiometer](category:H1.3) | stufenlos, kein Brummen |
| Drehstrom 400 V | [Frequenzumrichter](category:H1.4) | mit Motorschutz, geschirmte Leitung |
| DC, 12 V | Steuerung des Geräts | eigener Transformator |

**Nie kombinieren:** EC-Motor und Triac. Die Elektronik im Motor verträgt keine angeschnittene Spannung.

## Strom rechnen

Der Regler muss mindestens das **1,2-fache** des Motorstroms tragen. Hängen mehrere Ventilatoren daran, zählt die Summe.

*Beispiel:* zwei Ventilatoren mit 0,45 A. Summe 0,9 A, mal 1,2 sind 1,08 A. Der Regler mit 1 A ist zu klein, der mit 1,5 A richtig. Zu groß ist auch nicht gut: Triac-Regler brauchen eine Mindestlast von etwa 10 % ihres Nennstroms.

## Mindestdrehzahl

Ein AC-Motor, der zu langsam dreht, kühlt sich nicht und läuft nach dem Einschalten nicht sicher an. Stellen Sie den Regler so ein, dass der Ventilator auf kleinster Stufe aus dem Stillstand anläuft. Bei Triac-Reglern geht das über eine Schraube unter dem Knopf, beim Trafo ist 80 V meist die unterste brauchbare Stufe.

## 0–10 V richtig verdrahten

Drei Adern führen zum EC-Ventilator: +10 V, Signal und GND. Das Potentiometer liegt dazwischen. Bei Leitungen über 10 m und neben Starkstrom hilft geschirmtes Kabel. Soll ein Sensor statt des Knopfes regeln, kommt sein Ausgang auf den Signaleingang: Ein [CO₂-Sensor](category:H3.2) mit 0–10 V regelt so einen Besprechungsraum ohne weitere Elektronik.

## Einbauort des Reglers

Regler werden warm. Ein Triac für 2,5 A gibt unter Last rund 5 W ab, ein Trafo das Doppelte. Unterputz braucht er eine tiefe Dose und Abstand zum Dimmer, aufputz Luft nach oben. In Feuchträumen gilt für ihn dieselbe Schutzart wie für den Lüfter.

## Zwei Befehle, ein Ventilator

Grundlüftung und Bedarf lassen sich verbinden: Der Regler hält die kleine Stufe, ein [Zeitrelais](category:H2) überbrückt ihn auf volle Drehzahl. Achten Sie darauf, dass beide am selben Außenleiter hängen.

**Sicherheit:** Arbeiten an 230 V und 400 V sind Sache einer Elektrofachkraft. Vor dem Öffnen freischalten, gegen Wiedereinschalten sichern, Spannungsfreiheit prüfen.

[[Alle Drehzahlregler]](category:H1)`,
    },
    cs: {
      title: 'Regulátor otáček: který patří ke kterému motoru',
      short: 'Volba regulátoru otáček',
      perex: 'Triak, transformátor, 0–10 V, frekvenční měnič: tabulka přiřadí regulátory k motorům a ušetří spálené díly.',
      body: `Regulátor u nesprávného motoru v lepším případě bručí. V horším se z něj kouří. Přiřazení je přitom snadné, když víte, jaký motor ventilátor má; najdete to na štítku a u nás ve filtru „Typ motoru“.

## Motor a regulátor

| Motor | Regulátor | Poznámka |
| AC, 230 V, se stíněným pólem nebo kondenzátorem | [triak](category:H1.1) | malý, levný, může bručet |
| AC, 230 V | [pětistupňový transformátor](category:H1.2) | tichý, pět pevných stupňů |
| AC, více vinutí | přepínač stupňů | jen stupně motoru |
| EC | [0–10 V, potenciometr](category:H1.3) | plynule, bez bručení |
| třífázový 400 V | [frekvenční měnič](category:H1.4) | s ochranou motoru, stíněný kabel |
| DC, 12 V | řízení přístroje | vlastní transformátor |

**Nikdy nespojujte:** motor EC a triak. Elektronika v motoru ořezané napětí nesnese.

## Výpočet proudu

Regulátor musí unést nejméně **1,2násobek** proudu motoru. Je-li na něm několik ventilátorů, počítá se součet.

*Příklad:* dva ventilátory po 0,45 A. Součet 0,9 A, krát 1,2 je 1,08 A. Regulátor na 1 A je malý, na 1,5 A správný. Ani příliš velký není dobře: triak potřebuje nejmenší zátěž asi 10 % jmenovitého proudu.

## Nejnižší otáčky

Motor AC, který se točí příliš pomalu, se nechladí a po zapnutí se nemusí rozběhnout. Regulátor nastavte tak, aby se ventilátor na nejnižší stupeň rozběhl z klidu. U triaku k tomu slouží šroubek pod knoflíkem, u transformátoru je nejnižší použitelný stupeň většinou 80 V.

## Správné zapojení 0–10 V

K ventilátoru EC vedou tři žíly: +10 V, signál a GND. Mezi nimi je potenciometr. U vedení nad 10 m a v souběhu se silovým kabelem pomůže stínění. Má-li místo knoflíku řídit čidlo, přijde jeho výstup na signálový vstup: [čidlo CO₂](category:H3.2) s výstupem 0–10 V tak řídí zasedací místnost bez další elektroniky.

## Kam s regulátorem

Regulátory se zahřívají. Triak na 2,5 A odevzdá při zátěži kolem 5 W, transformátor dvojnásobek. Pod omítkou potřebuje hlubokou krabici a odstup od stmívače, na omítce vzduch nad sebou. Ve vlhkých místnostech pro něj platí stejné krytí jako pro ventilátor.

## Dva povely, jeden ventilátor

Základní větrání a provoz podle potřeby lze spojit: regulátor drží malý stupeň, [časové relé](category:H2) ho přemostí na plné otáčky. Dbejte na to, aby byly oba na stejné fázi.

**Bezpečnost:** práce na 230 V a 400 V patří kvalifikovanému elektrikáři. Před otevřením vypnout, zajistit proti zapnutí a ověřit, že je zařízení bez napětí.

[[Všechny regulátory otáček]](category:H1)`,
    },
    sk: {
      title: 'Regulátor otáčok: ktorý patrí ku ktorému motoru',
      short: 'Voľba regulátora otáčok',
      perex: 'Triak, transformátor, 0–10 V, frekvenčný menič: tabuľka priradí regulátory k motorom a ušetrí spálené diely.',
      body: `Regulátor pri nesprávnom motore v lepšom prípade hučí. V horšom sa z neho dymí. Priradenie je pritom ľahké, keď viete, aký motor ventilátor má; nájdete to na štítku a u nás vo filtri „Typ motora“.

## Motor a regulátor

| Motor | Regulátor | Poznámka |
| AC, 230 V, s tieneným pólom alebo kondenzátorom | [triak](category:H1.1) | malý, lacný, môže hučať |
| AC, 230 V | [päťstupňový transformátor](category:H1.2) | tichý, päť pevných stupňov |
| AC, viac vinutí | prepínač stupňov | len stupne motora |
| EC | [0–10 V, potenciometer](category:H1.3) | plynulo, bez hučania |
| trojfázový 400 V | [frekvenčný menič](category:H1.4) | s ochranou motora, tienený kábel |
| DC, 12 V | riadenie prístroja | vlastný transformátor |

**Nikdy nespájajte:** motor EC a triak. Elektronika v motore orezané napätie neznesie.

## Výpočet prúdu

Regulátor musí uniesť najmenej **1,2-násobok** prúdu motora. Ak je na ňom niekoľko ventilátorov, počíta sa súčet.

*Príklad:* dva ventilátory po 0,45 A. Súčet 0,9 A, krát 1,2 je 1,08 A. Regulátor na 1 A je malý, na 1,5 A správny. Ani príliš veľký nie je dobre: triak potrebuje najmenšiu záťaž asi 10 % menovitého prúdu.

## Najnižšie otáčky

Motor AC, ktorý sa točí príliš pomaly, sa nechladí a po zapnutí sa nemusí rozbehnúť. Regulátor nastavte tak, aby sa ventilátor na najnižšom stupni rozbehol z pokoja. Pri triaku na to slúži skrutka pod gombíkom, pri transformátore je najnižší použiteľný stupeň väčšinou 80 V.

## Správne zapojenie 0–10 V

K ventilátoru EC vedú tri žily: +10 V, signál a GND. Medzi nimi je potenciometer. Pri vedení nad 10 m a v súbehu so silovým káblom pomôže tienenie. Ak má namiesto gombíka riadiť snímač, príde jeho výstup na signálový vstup: [snímač CO₂](category:H3.2) s výstupom 0–10 V tak riadi zasadaciu miestnosť bez ďalšej elektroniky.

## Kam s regulátorom

Regulátory sa zahrievajú. Triak na 2,5 A odovzdá pri záťaži okolo 5 W, transformátor dvojnásobok. Pod omietkou potrebuje hlbokú krabicu a odstup od stmievača, na omietke vzduch nad sebou. Vo vlhkých miestnostiach preň platí rovnaké krytie ako pre ventilátor.

## Dva povely, jeden ventilátor

Základné vetranie a prevádzku podľa potreby možno spojiť: regulátor drží malý stupeň, [časové relé](category:H2) ho premostí na plné otáčky. Dbajte na to, aby boli oba na rovnakej fáze.

**Bezpečnosť:** práce na 230 V a 400 V patria kvalifikovanému elektrikárovi. Pred otvorením vypnúť, zaistiť proti zapnutiu a overiť, že je zariadenie bez napätia.

[[Všetky regulátory otáčok]](category:H1)`,
    },
    en: {
      title: 'Speed controllers: which one belongs to which motor',
      short: 'Match a speed controller',
      perex: 'Triac, transformer, 0–10 V, frequency inverter: one table matches controllers and motors and saves burnt-out parts.',
      body: `A controller on the wrong motor hums at best. At worst it smokes. Matching them is easy once you know which motor is inside; it is on the rating plate and in our filter “Motor”.

## Motor and controller

| Motor | Controller | Remark |
| AC, 230 V, shaded pole or capacitor | [triac](category:H1.1) | small, cheap, may hum |
| AC, 230 V | [five-step transformer](category:H1.2) | quiet, five fixed steps |
| AC, several windings | step switch | only the steps of the motor |
| EC | [0–10 V, potentiometer](category:H1.3) | stepless, no humming |
| three-phase 400 V | [frequency inverter](category:H1.4) | with motor protection, shielded cable |
| DC, 12 V | the device’s own control | transformer of its own |

**Never combine:** an EC motor and a triac. The electronics in the motor cannot take chopped voltage.

## Working out the current

The controller must carry at least **1.2 times** the motor current. With several fans on it, the total counts.

*Example:* two fans of 0.45 A each. Total 0.9 A, times 1.2 is 1.08 A. A 1 A controller is too small, a 1.5 A one right. Too large is no good either: triac controllers need a minimum load of about 10 % of their rated current.

## Minimum speed

An AC motor that turns too slowly does not cool itself and may not start when switched on. Set the controller so that the fan starts from rest on the lowest setting. On triac controllers there is a screw under the knob for this; on transformers 80 V is usually the lowest usable step.

## Wiring 0–10 V correctly

Three cores lead to an EC fan: +10 V, signal and GND. The potentiometer sits between them. For cables over 10 m and next to mains wiring, shielded cable helps. If a sensor is to take over from the knob, its output goes to the signal input: a [CO₂ sensor](category:H3.2) with 0–10 V controls a meeting room without further electronics.

## Where to fit the controller

Controllers get warm. A 2.5 A triac gives off about 5 W under load, a transformer twice that. Flush-mounted it needs a deep box and some distance to dimmers, surface-mounted it needs air above. In damp rooms it needs the same IP rating as the fan.

## Two commands, one fan

Base ventilation and demand can be combined: the controller holds the low speed and a [timer](category:H2) bridges it to full speed. Make sure that both are on the same phase.

**Safety:** work on 230 V and 400 V is for electricians. Before opening: isolate, secure against switching on, check that it is dead.

[[All speed controllers]](category:H1)`,
    },
  },
}
