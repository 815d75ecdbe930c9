import type { Text } from '../../../backend/db/records.ts'
import { t } from './text.ts'

/** Questions that customers ask about a category. */
export const categoryFaq: Record<string, { question: Text; answer: Text }[]> = {
  A1: [
    {
      question: t(
        'Wie lange soll der Lüfter nachlaufen?',
        'Jak dlouho má ventilátor dobíhat?',
        'Ako dlho má ventilátor dobiehať?',
        'How long should the fan run on?',
      ),
      answer: t(
        'Nach dem Duschen 15 bis 20 Minuten, im WC genügen fünf. Ein Feuchtesensor beendet den Nachlauf, wenn der eingestellte Wert erreicht ist.',
        'Po sprchování 15 až 20 minut, na WC stačí pět. Čidlo vlhkosti doběh ukončí při dosažení nastavené hodnoty.',
        'Po sprchovaní 15 až 20 minút, na WC stačí päť. Snímač vlhkosti dobeh ukončí pri dosiahnutí nastavenej hodnoty.',
        'After a shower 15 to 20 minutes, in a toilet five will do. A humidistat ends the run-on at the set value.',
      ),
    },
    {
      question: t(
        'Darf ich den Lüfter selbst anschließen?',
        'Smím ventilátor zapojit sám?',
        'Smiem ventilátor zapojiť sám?',
        'May I connect the fan myself?',
      ),
      answer: t(
        'Die mechanische Montage ja, den Anschluss an 230 V muss eine Elektrofachkraft ausführen.',
        'Mechanickou montáž ano, připojení na 230 V musí provést kvalifikovaný elektrikář.',
        'Mechanickú montáž áno, pripojenie na 230 V musí vykonať kvalifikovaný elektrikár.',
        'You may mount it, but the 230 V connection has to be made by a qualified electrician.',
      ),
    },
    {
      question: t(
        'Was bedeutet IPX4?',
        'Co znamená IPX4?',
        'Čo znamená IPX4?',
        'What does IPX4 mean?',
      ),
      answer: t(
        'Schutz gegen Spritzwasser aus allen Richtungen. Das ist die Mindestanforderung in Badzone 1 und 2.',
        'Ochrana proti stříkající vodě ze všech směrů. Je to nejnižší požadavek v zóně 1 a 2.',
        'Ochrana proti striekajúcej vode zo všetkých smerov. Je to najnižšia požiadavka v zóne 1 a 2.',
        'Protection against splashing water from all directions. It is the minimum for bath zones 1 and 2.',
      ),
    },
  ],
  A2: [
    {
      question: t(
        'Diagonal oder radial?',
        'Diagonální, nebo radiální?',
        'Diagonálny, alebo radiálny?',
        'Mixed-flow or centrifugal?',
      ),
      answer: t(
        'Bis etwa zehn Meter Leitung ist der Diagonalventilator kleiner und günstiger. Mit Filter, Heizregister oder vielen Bögen ist der radiale im Vorteil.',
        'Zhruba do deseti metrů je diagonální menší a levnější. S filtrem, ohřívačem nebo mnoha oblouky má výhodu radiální.',
        'Zhruba do desiatich metrov je diagonálny menší a lacnejší. S filtrom, ohrievačom alebo mnohými oblúkmi má výhodu radiálny.',
        'Up to about ten metres, mixed-flow is smaller and cheaper. With filter, heater or many bends, centrifugal has the edge.',
      ),
    },
    {
      question: t(
        'Welcher Regler gehört zu meinem Ventilator?',
        'Jaký regulátor patří k mému ventilátoru?',
        'Aký regulátor patrí k môjmu ventilátoru?',
        'Which controller goes with my fan?',
      ),
      answer: t(
        'AC-Motoren: Trafo oder Triac, mindestens 1,2-facher Motorstrom. EC-Motoren: Potentiometer mit 0–10 V.',
        'AC motory: transformátor nebo triak, alespoň 1,2násobek proudu. EC motory: potenciometr 0–10 V.',
        'AC motory: transformátor alebo triak, aspoň 1,2-násobok prúdu. EC motory: potenciometer 0–10 V.',
        'AC motors: transformer or triac, at least 1.2 times the current. EC motors: a 0–10 V potentiometer.',
      ),
    },
  ],
  B: [
    {
      question: t(
        'Wie oft müssen die Filter gewechselt werden?',
        'Jak často se mění filtry?',
        'Ako často sa menia filtre?',
        'How often do the filters have to be changed?',
      ),
      answer: t(
        'In der Regel alle sechs Monate; spätestens, wenn das Gerät es anzeigt.',
        'Zpravidla po šesti měsících, nejpozději když to jednotka ohlásí.',
        'Spravidla po šiestich mesiacoch, najneskôr keď to jednotka ohlási.',
        'As a rule every six months, at the latest when the unit says so.',
      ),
    },
    {
      question: t(
        'Kann ich im Winter trotzdem die Fenster öffnen?',
        'Mohu v zimě přesto otevírat okna?',
        'Môžem v zime napriek tomu otvárať okná?',
        'Can I still open windows in winter?',
      ),
      answer: t(
        'Ja. Nötig ist es nicht, und solange das Fenster offen steht, wird weniger Wärme zurückgewonnen.',
        'Ano. Nutné to není a po dobu otevření se vrací méně tepla.',
        'Áno. Nutné to nie je a počas otvorenia sa vracia menej tepla.',
        'Yes. It is not necessary, and while the window is open less heat is recovered.',
      ),
    },
  ],
  C: [
    {
      question: t(
        'Was ist der Unterschied zwischen Nippel und Muffe?',
        'Jaký je rozdíl mezi nátrubkem a mufou?',
        'Aký je rozdiel medzi nátrubkom a mufou?',
        'What is the difference between male and female couplings?',
      ),
      answer: t(
        'Der Nippel steckt in zwei Rohren, die Muffe sitzt über zwei Formteilen.',
        'Nátrubek se zasouvá do dvou trubek, mufa se nasouvá na dvě tvarovky.',
        'Nátrubok sa zasúva do dvoch rúr, mufa sa nasúva na dve tvarovky.',
        'A male coupling goes into two ducts, a female one over two fittings.',
      ),
    },
    {
      question: t(
        'Kann ich Rohre zuschneiden lassen?',
        'Můžete potrubí zkrátit?',
        'Môžete potrubie skrátiť?',
        'Can ducts be cut to length?',
      ),
      answer: t(
        'Wir führen feste Längen; gekürzt wird auf der Baustelle mit Blechschere oder Trennscheibe.',
        'Vedeme pevné délky, krátí se na stavbě nůžkami na plech nebo řezným kotoučem.',
        'Vedieme pevné dĺžky, kráti sa na stavbe nožnicami na plech alebo rezným kotúčom.',
        'We carry fixed lengths; cutting is done on site with snips or a cutting disc.',
      ),
    },
  ],
  F: [
    {
      question: t(
        'Woher weiß ich, welcher Filter passt?',
        'Jak poznám správný filtr?',
        'Ako spoznám správny filter?',
        'How do I know which filter fits?',
      ),
      answer: t(
        'Wählen Sie Ihr Gerät im Filter „Passend für“ oder messen Sie den alten Filter: Breite × Höhe × Tiefe in Millimetern.',
        'Vyberte jednotku ve filtru „Vhodné pro“, nebo změřte starý filtr: šířka × výška × hloubka v milimetrech.',
        'Vyberte jednotku vo filtri „Vhodné pre“ alebo zmerajte starý filter: šírka × výška × hĺbka v milimetroch.',
        'Choose your unit under “Fits unit” or measure the old filter: width × height × depth in millimetres.',
      ),
    },
  ],
  H1: [
    {
      question: t(
        'Warum brummt mein Ventilator am Regler?',
        'Proč ventilátor na regulátoru bručí?',
        'Prečo ventilátor na regulátore bručí?',
        'Why does my fan hum on the controller?',
      ),
      answer: t(
        'Triac-Regler schneiden die Spannung an. Ein Trafo behebt das, ein EC-Motor kennt das Problem nicht.',
        'Triak ořezává napětí. Pomůže transformátor, EC motor tento problém nemá.',
        'Triak orezáva napätie. Pomôže transformátor, EC motor tento problém nemá.',
        'Triac controllers chop the voltage. A transformer cures it, an EC motor does not have the problem.',
      ),
    },
  ],
  I: [
    {
      question: t(
        'Wie oft ist eine Brandschutzklappe zu prüfen?',
        'Jak často se požární klapka kontroluje?',
        'Ako často sa požiarna klapka kontroluje?',
        'How often does a fire damper have to be tested?',
      ),
      answer: t(
        'Nach Angabe des Herstellers, meist halbjährlich und nach zwei Prüfungen ohne Mangel jährlich. Das Protokoll gehört ins Anlagenbuch.',
        'Podle výrobce, nejméně jednou ročně; zápis patří do provozní knihy.',
        'Podľa výrobcu, najmenej raz ročne; zápis patrí do prevádzkovej knihy.',
        'As stated by the maker, at least yearly; the record belongs in the log book.',
      ),
    },
  ],
}
