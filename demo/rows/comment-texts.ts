import { t } from '../catalogue/texts/text.ts'
import type { Text } from '../../backend/db/columns.ts'

export interface Exchange {
  question: Text
  answer: Text
}

/** Questions about products by subject, with answers of the shop. */
export const exchanges = {
  fan: [
    {
      question: t(
        'Passt der Lüfter auch an die Decke oder nur an die Wand?',
        'Dá se ventilátor montovat i na strop, nebo jen na stěnu?',
        'Dá sa ventilátor montovať aj na strop, alebo len na stenu?',
        'Can the fan go on the ceiling, or on a wall only?',
      ),
      answer: t(
        'Beides ist möglich, die Lager sind für jede Einbaulage ausgelegt. An der Decke bitte auf Kondensat aus einem ungedämmten Rohr achten.',
        'Obojí je možné, ložiska jsou pro libovolnou polohu. Na stropě si dejte pozor na kondenzát z neizolovaného potrubí.',
        'Možné je oboje, ložiská sú pre ľubovoľnú polohu. Na strope si dajte pozor na kondenzát z neizolovaného potrubia.',
        'Either will do, the bearings take any position. On a ceiling mind the condensate of a duct without insulation.',
      ),
    },
    {
      question: t(
        'Wir haben vier Meter Rohr und zwei Bögen bis nach draußen. Reicht die Leistung?',
        'Máme čtyři metry potrubí a dvě kolena ven. Bude výkon stačit?',
        'Máme štyri metre potrubia a dve kolená von. Bude výkon stačiť?',
        'We have four metres of duct and two bends to the outside. Is that too much for it?',
      ),
      answer: t(
        'Rechnen Sie für die Strecke mit 15 bis 25 Pa. Schauen Sie in der Kennlinie nach, welcher Volumenstrom bei diesem Druck bleibt; mit glattem Rohr statt Flexschlauch liegen Sie am unteren Ende.',
        'Na takové trase počítejte s tlakovou ztrátou 15 až 25 Pa. V charakteristice si najděte průtok při tomto tlaku; s hladkou trubkou místo hadice budete u spodní hranice.',
        'Na takej trase počítajte so stratou tlaku 15 až 25 Pa. V charakteristike si nájdite prietok pri tomto tlaku; s hladkou rúrou namiesto hadice budete pri spodnej hranici.',
        'Allow 15 to 25 Pa for such a run. See in the curve which flow is left at that pressure; with smooth duct instead of flex you are at the lower end.',
      ),
    },
    {
      question: t(
        'Braucht man den Dauerstrom am Anschluss oder genügt der Lichtschalter?',
        'Je potřeba trvalá fáze, nebo stačí vypínač světla?',
        'Je potrebná trvalá fáza, alebo stačí vypínač svetla?',
        'Does it need a permanent live, or is the light switch enough?',
      ),
      answer: t(
        'Ohne Nachlauf genügt die geschaltete Phase. Mit Nachlauf oder Feuchtefühler braucht er zusätzlich die Dauerphase. Den Anschluss macht bitte eine Elektrofachkraft.',
        'Bez doběhu stačí spínaná fáze. S doběhem nebo hygrostatem je navíc potřeba trvalá fáze. Zapojení svěřte elektrikáři.',
        'Bez dobehu stačí spínaná fáza. S dobehom alebo hygrostatom je navyše potrebná trvalá fáza. Zapojenie zverte elektrikárovi.',
        'Without a run-on the switched live is enough. With a run-on or a humidity sensor it needs the permanent live as well. Please leave the connection to an electrician.',
      ),
    },
    {
      question: t(
        'Kann ich die Drehzahl mit einem normalen Dimmer einstellen?',
        'Můžu otáčky řídit obyčejným stmívačem?',
        'Môžem otáčky riadiť obyčajným stmievačom?',
        'Can I set the speed with an ordinary dimmer?',
      ),
      answer: t(
        'Nein, ein Lichtdimmer ist für Motoren nicht geeignet. AC-Motoren regeln Sie mit einem Drehzahlregler für Ventilatoren, EC-Motoren über den Steuereingang 0–10 V, falls vorhanden.',
        'Ne, stmívač světel se pro motory nehodí. AC motory se regulují regulátorem otáček pro ventilátory, EC motory vstupem 0–10 V, pokud jej mají.',
        'Nie, stmievač svetiel sa pre motory nehodí. AC motory sa regulujú regulátorom otáčok pre ventilátory, EC motory vstupom 0–10 V, ak ho majú.',
        'No, a light dimmer does not suit motors. AC motors take a speed controller for fans, EC motors their 0–10 V input where they have one.',
      ),
    },
  ],
  hrv: [
    {
      question: t(
        'Wie oft müssen die Filter gewechselt werden?',
        'Jak často se mění filtry?',
        'Ako často sa menia filtre?',
        'How often do the filters have to be changed?',
      ),
      answer: t(
        'Üblich ist zweimal im Jahr: nach dem Pollenflug und vor der Heizzeit. An einer Straße lohnt der Blick alle drei Monate.',
        'Obvykle dvakrát ročně: po pylové sezóně a před topnou sezónou. U rušné silnice se vyplatí kontrola každé tři měsíce.',
        'Zvyčajne dvakrát ročne: po peľovej sezóne a pred vykurovacou sezónou. Pri rušnej ceste sa oplatí kontrola každé tri mesiace.',
        'Usually twice a year: after the pollen season and before the heating season. Beside a road have a look every three months.',
      ),
    },
    {
      question: t(
        'Ist der Bypass für den Sommer schon eingebaut?',
        'Je letní obtok už součástí jednotky?',
        'Je letný obtok už súčasťou jednotky?',
        'Is the summer bypass built in?',
      ),
      answer: t(
        'Das steht unter „Bypass“ in der Tabelle der Eigenschaften. Wo dort „automatisch“ steht, öffnet er ohne Ihr Zutun, sobald es draußen kühler ist als drinnen.',
        'Najdete to v tabulce vlastností v řádku „Bypass“. Kde je uvedeno „automatický“, otevírá se sám, jakmile je venku chladněji než uvnitř.',
        'Nájdete to v tabuľke vlastností v riadku „Bypass“. Kde je uvedené „automatický“, otvára sa sám, hneď ako je vonku chladnejšie než vnútri.',
        'See “Bypass” in the table of properties. Where it says “automatic” it opens by itself as soon as it is cooler outside than inside.',
      ),
    },
    {
      question: t(
        'Muss das Gerät an einen Abfluss angeschlossen werden?',
        'Musí být jednotka připojená na odpad?',
        'Musí byť jednotka pripojená na odpad?',
        'Does the unit have to be connected to a drain?',
      ),
      answer: t(
        'Geräte mit Kreuzstrom- oder Gegenstromtauscher: ja, mit Siphon und Gefälle. Mit Enthalpietauscher fällt im Wohnhaus meist kein Kondensat an; maßgeblich ist die Montageanleitung.',
        'U jednotek s křížovým nebo protiproudým výměníkem ano, přes sifon a se spádem. S entalpickým výměníkem v bytě kondenzát většinou nevzniká; rozhoduje návod k montáži.',
        'Pri jednotkách s krížovým alebo protiprúdovým výmenníkom áno, cez sifón a so spádom. S entalpickým výmenníkom v byte kondenzát väčšinou nevzniká; rozhoduje návod na montáž.',
        'With a cross-flow or counter-flow exchanger: yes, with a trap and a fall. With an enthalpy exchanger there is usually none in a home; the installation manual decides.',
      ),
    },
  ],
  duct: [
    {
      question: t(
        'Muss ich die Stöße zusätzlich abdichten?',
        'Je nutné spoje ještě dotěsnit?',
        'Je potrebné spoje ešte dotesniť?',
        'Do the joints need extra sealing?',
      ),
      answer: t(
        'Formteile mit Lippendichtung sind gesteckt und verschraubt dicht genug. Ohne Dichtung nehmen Sie Kaltschrumpf- oder Aluband, in feuchten Räumen Dichtmasse im Spalt.',
        'Tvarovky s gumovým těsněním stačí zasunout a sešroubovat. Bez těsnění použijte hliníkovou nebo smršťovací pásku, ve vlhku tmel do spáry.',
        'Tvarovky s gumovým tesnením stačí zasunúť a zoskrutkovať. Bez tesnenia použite hliníkovú alebo zmrašťovaciu pásku, vo vlhku tmel do škáry.',
        'Fittings with a lip seal are tight when pushed in and screwed. Without one take cold-shrink or aluminium tape, in damp rooms sealant in the gap.',
      ),
    },
    {
      question: t(
        'Ist das Maß innen oder außen gemessen?',
        'Je rozměr vnitřní, nebo vnější?',
        'Je rozmer vnútorný, alebo vonkajší?',
        'Is the size measured inside or outside?',
      ),
      answer: t(
        'Die Nennweite ist das Innenmaß des Rohrs. Formteile haben außen zwei bis drei Millimeter weniger und gehen ins Rohr hinein.',
        'Jmenovitý průměr je vnitřní rozměr trubky. Tvarovky jsou o dva až tři milimetry menší a zasouvají se do trubky.',
        'Menovitý priemer je vnútorný rozmer rúry. Tvarovky sú o dva až tri milimetre menšie a zasúvajú sa do rúry.',
        'The nominal size is the inside of the duct. Fittings are two to three millimetres smaller and go into the duct.',
      ),
    },
    {
      question: t(
        'Wie weit dürfen die Schellen höchstens auseinander sitzen?',
        'Jak daleko od sebe mohou být objímky?',
        'Ako ďaleko od seba môžu byť objímky?',
        'How far apart may the clamps be?',
      ),
      answer: t(
        'Bei Wickelfalzrohr alle zwei bis drei Meter, bei Flexschlauch etwa alle Meter, damit er nicht durchhängt. Dazu eine Schelle an jedem Richtungswechsel.',
        'U spiro potrubí po dvou až třech metrech, u ohebné hadice zhruba po metru, aby se neprověsila. A jedna objímka u každé změny směru.',
        'Pri spiro potrubí po dvoch až troch metroch, pri ohybnej hadici približne po metri, aby sa neprevesila. A jedna objímka pri každej zmene smeru.',
        'Every two to three metres on spiral duct, about every metre on flex so that it does not sag. And one at every change of direction.',
      ),
    },
  ],
  outlet: [
    {
      question: t(
        'Ist ein Insektengitter dabei?',
        'Je součástí síťka proti hmyzu?',
        'Je súčasťou sieťka proti hmyzu?',
        'Does it come with an insect screen?',
      ),
      answer: t(
        'Wo es dabei ist, steht es in den Eigenschaften. Bedenken Sie: ein Fliegengitter kostet Querschnitt und muss gereinigt werden, für die Abluft eines Bades raten wir eher davon ab.',
        'Kde je součástí, najdete to ve vlastnostech. Síťka ale ubírá průřez a musí se čistit, na odvod z koupelny ji spíš nedoporučujeme.',
        'Kde je súčasťou, nájdete to vo vlastnostiach. Sieťka však uberá prierez a musí sa čistiť, na odvod z kúpeľne ju skôr neodporúčame.',
        'Where it does, the properties say so. Mind that a fly screen costs free area and needs cleaning; for the exhaust of a bathroom we advise against it.',
      ),
    },
    {
      question: t(
        'Lässt sich das nachträglich in einer Gipskartondecke befestigen?',
        'Dá se to dodatečně upevnit do sádrokartonu?',
        'Dá sa to dodatočne upevniť do sadrokartónu?',
        'Can this be fixed in a plasterboard ceiling later on?',
      ),
      answer: t(
        'Ja, mit Einbaurahmen oder Klemmfedern. Schneiden Sie die Öffnung zwei bis drei Millimeter größer als den Stutzen, der Rand deckt bis zehn Millimeter ab.',
        'Ano, s montážním rámečkem nebo na pružiny. Otvor vyřízněte o dva až tři milimetry větší než hrdlo, okraj zakryje až deset milimetrů.',
        'Áno, s montážnym rámikom alebo na pružiny. Otvor vyrežte o dva až tri milimetre väčší než hrdlo, okraj zakryje až desať milimetrov.',
        'Yes, with a fixing ring or spring clips. Cut the hole two to three millimetres larger than the spigot; the rim covers up to ten.',
      ),
    },
  ],
  filter: [
    {
      question: t(
        'Woran erkenne ich, in welche Richtung der Filter gehört?',
        'Jak poznám, kterým směrem filtr patří?',
        'Ako spoznám, ktorým smerom filter patrí?',
        'How do I know which way round the filter goes?',
      ),
      answer: t(
        'Der Pfeil auf dem Rahmen zeigt in Strömungsrichtung, also beim Zuluftfilter ins Gerät hinein. Ohne Pfeil: die gröbere Seite zur ankommenden Luft.',
        'Šipka na rámečku ukazuje směr proudění, u přívodního filtru tedy do jednotky. Bez šipky patří hrubší strana proti přicházejícímu vzduchu.',
        'Šípka na rámiku ukazuje smer prúdenia, pri prívodnom filtri teda do jednotky. Bez šípky patrí hrubšia strana proti prichádzajúcemu vzduchu.',
        'The arrow on the frame points with the flow, for a supply filter into the unit. Without an arrow the coarser side faces the incoming air.',
      ),
    },
    {
      question: t(
        'Kann man den Filter auswaschen oder absaugen?',
        'Dá se filtr vyprat nebo vysát?',
        'Dá sa filter vyprať alebo povysávať?',
        'Can the filter be washed or vacuumed?',
      ),
      answer: t(
        'Vliesfilter der Klassen ePM1 bis Coarse verlieren dabei ihre Wirkung, bitte ersetzen. Nur Filter aus Metallgestrick, etwa in Dunstabzügen, sind zum Spülen gemacht.',
        'Textilní filtry tříd ePM1 až Coarse tím ztrácejí účinnost, vyměňte je. Mýt se smějí jen kovové tukové filtry, třeba z digestoře.',
        'Textilné filtre tried ePM1 až Coarse tým strácajú účinnosť, vymeňte ich. Umývať sa smú len kovové tukové filtre, napríklad z digestora.',
        'Media filters from ePM1 to Coarse lose their effect, please replace them. Only metal grease filters, as in cooker hoods, are made for washing.',
      ),
    },
  ],
  control: [
    {
      question: t(
        'Funktioniert der Regler auch mit einem EC-Motor?',
        'Funguje regulátor i s EC motorem?',
        'Funguje regulátor aj s EC motorom?',
        'Does the controller work with an EC motor?',
      ),
      answer: t(
        'Ein Regler mit Phasenanschnitt oder Trafo nicht. Für EC-Motoren brauchen Sie ein Signal von 0–10 V; ob dieses Gerät eines hat, steht unter „Steuersignal“.',
        'Regulátor s fázovým řízením nebo trafem ne. EC motory potřebují signál 0–10 V; zda jej přístroj má, najdete v řádku „Řídicí signál“.',
        'Regulátor s fázovým riadením alebo trafom nie. EC motory potrebujú signál 0–10 V; či ho prístroj má, nájdete v riadku „Riadiaci signál“.',
        'One with phase control or a transformer does not. EC motors want a 0–10 V signal; see “control signal” whether this device has one.',
      ),
    },
    {
      question: t(
        'Passt das Gerät in eine normale Unterputzdose?',
        'Vejde se přístroj do běžné krabice pod omítku?',
        'Vojde sa prístroj do bežnej krabice pod omietku?',
        'Does the device fit a standard flush box?',
      ),
      answer: t(
        'In eine tiefe Dose mit 60 mm, ja. In flachen Dosen wird es mit den Klemmen eng; nehmen Sie dann die Ausführung für Aufputz.',
        'Do hluboké krabice 60 mm ano. V mělké je se svorkami málo místa, pak zvolte provedení na omítku.',
        'Do hlbokej krabice 60 mm áno. V plytkej je so svorkami málo miesta, vtedy zvoľte vyhotovenie na omietku.',
        'In a deep one of 60 mm, yes. Shallow boxes leave little room for the terminals; take the surface version then.',
      ),
    },
  ],
  other: [
    {
      question: t(
        'Sind Dübel und Schrauben dabei?',
        'Jsou součástí hmoždinky a šrouby?',
        'Sú súčasťou príchytky a skrutky?',
        'Are plugs and screws included?',
      ),
      answer: t(
        'Was im Karton liegt, steht am Ende der Beschreibung. Dübel wählen Sie bitte nach Ihrer Wand, die mitgelieferten sind für Beton und Vollziegel.',
        'Obsah balení najdete na konci popisu. Hmoždinky vybírejte podle zdi, přiložené jsou do betonu a plné cihly.',
        'Obsah balenia nájdete na konci opisu. Príchytky vyberajte podľa steny, priložené sú do betónu a plnej tehly.',
        'See the end of the description for what is in the box. Choose plugs for your wall; those supplied are for concrete and solid brick.',
      ),
    },
    {
      question: t(
        'Gibt es dazu eine Anleitung auf Deutsch?',
        'Je k tomu návod v češtině?',
        'Je k tomu návod v slovenčine?',
        'Is there a manual in English?',
      ),
      answer: t(
        'Ja, sie liegt bei. Wenn Sie sie vorher lesen möchten, schreiben Sie uns kurz, dann schicken wir Ihnen die Datei.',
        'Ano, je přiložen. Chcete-li si jej přečíst předem, napište nám a soubor pošleme.',
        'Áno, je priložený. Ak si ho chcete prečítať vopred, napíšte nám a súbor pošleme.',
        'Yes, it comes with it. If you would like to read it before, drop us a line and we will send the file.',
      ),
    },
  ],
} satisfies Record<string, Exchange[]>

type CommentSubject = keyof typeof exchanges

/** Subject by the first letter of a category. */
export const subjectByCategory: Record<string, CommentSubject> = {
  A: 'fan',
  B: 'hrv',
  C: 'duct',
  D: 'duct',
  E: 'outlet',
  F: 'filter',
  G: 'duct',
  H: 'control',
}
