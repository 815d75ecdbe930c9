import type { ArticleSource } from '../article.ts'

export const cleanBathFan: ArticleSource = {
  id: 'clean-bath-fan',
  category: 'guide-bath',
  author: 'petra',
  tags: ['bathroom', 'maintenance', 'noise'],
  published: '2025-06-05',
  texts: {
    de: {
      title: 'Badlüfter reinigen in zwanzig Minuten',
      short: 'Badlüfter reinigen',
      perex: 'Wenn der Lüfter lauter wird und trotzdem weniger zieht, ist er meist nicht kaputt, sondern staubig.',
      body: `Staub und Fett setzen sich zuerst auf den Schaufelkanten ab. Schon eine dünne Schicht ändert das Profil: Der Lüfter fördert weniger, wird lauter und bringt eine Unwucht mit, die das Lager kostet. Einmal im Jahr reinigen reicht, in Bädern mit viel Haarspray oder Wäsche zweimal.

## Zieht er noch?

Halten Sie ein Blatt Toilettenpapier vor das Gitter. Bleibt es hängen, ist alles in Ordnung. Fällt es, schließen Sie zuerst das Fenster und öffnen die Tür einen Spalt. Fällt es immer noch, wird es Zeit.

Wer es genau wissen will, misst mit einem [Anemometer](product:p-meter-anemo) am Gitter: mittlere Geschwindigkeit in m/s mal freier Querschnitt in cm² mal 0,36 ergibt die Luftmenge in m³/h.

## So geht es

1. Sicherung ausschalten, nicht nur den Lichtschalter. Lüfter mit Nachlauf haben eine Dauerphase.
2. Frontblende abnehmen. Meist ist sie geklipst, selten hält sie eine Schraube an der Unterkante.
3. Blende und Filtervlies in lauwarmem Wasser mit Spülmittel waschen und ganz trocknen lassen.
4. Laufrad mit einem weichen Pinsel und dem Staubsauger reinigen. Das Laufrad dabei festhalten; wenn der Sauger es antreibt, wirkt der Motor als Generator und das Lager läuft heiß.
5. Angetrocknetes Fett mit einem feuchten Tuch lösen. Kein Wasser in den Motor, kein Öl ins Lager: Gleitlager sind auf Lebensdauer geschmiert.
6. Rückschlagklappe prüfen. Sie muss von selbst zufallen und darf nicht kleben.
7. Zusammensetzen, Sicherung ein, Papierprobe wiederholen.

## Und dahinter?

Ein Blick mit der Taschenlampe ins Rohr lohnt sich. Ein Meter glattes [Kunststoffrohr](category:C3) hält wenig Staub fest, ein gewellter Schlauch viel. Draußen fangen Insektengitter Flusen; ein feines Netz ist nach zwei Jahren oft dicht. Nehmen Sie ein [Gitter](category:E1.1), dessen Netz sich herausnehmen lässt.

Notieren Sie das Datum innen auf der Blende. Beim nächsten Mal wissen Sie, ob ein Jahr der richtige Abstand ist.

## Wann lohnt der Tausch?

- Er brummt oder rattert auch sauber: Das Lager ist verschlissen.
- Er läuft nach dem Einschalten nicht von allein an.
- Die Blende ist vergilbt und spröde, Ersatz gibt es nicht mehr.

Ein Gleitlager hält bei Wandeinbau etwa 20.000 Stunden; an der Decke, mit senkrechter Welle, deutlich kürzer. Für Deckeneinbau und Dauerbetrieb nehmen Sie ein Gerät mit Kugellager. Sie finden es in den [Badlüftern](category:A1) über den Filter „Lager“.

**Der alte Lüfter** gehört nicht in den Hausmüll. Wie wir ihn zurücknehmen, steht unter [Entsorgung](page:disposal).`,
    },
    cs: {
      title: 'Čištění koupelnového ventilátoru za dvacet minut',
      short: 'Čištění ventilátoru',
      perex: 'Když je ventilátor hlučnější, a přesto táhne méně, většinou není rozbitý, jen zaprášený.',
      body: `Prach a mastnota se usazují nejdřív na hranách lopatek. Už tenká vrstva změní jejich profil: ventilátor dopravuje méně vzduchu, je hlučnější a vzniklá nevyváženost ničí ložisko. Stačí čistit jednou ročně, v koupelnách, kde se hodně používá lak na vlasy nebo suší prádlo, dvakrát.

## Táhne ještě?

Přiložte k mřížce list toaletního papíru. Drží-li, je všechno v pořádku. Pokud spadne, zavřete nejdřív okno a pootevřete dveře. Padá-li pořád, je čas na čištění.

Kdo to chce vědět přesně, změří rychlost [anemometrem](product:p-meter-anemo) u mřížky: střední rychlost v m/s krát volný průřez v cm² krát 0,36 dává průtok v m³/h.

## Jak na to

1. Vypněte jistič, nejen vypínač světla. Ventilátory s doběhem mají trvalou fázi.
2. Sejměte čelní kryt. Většinou drží na západkách, zřídka šroubem na spodní hraně.
3. Kryt a filtrační vložku umyjte vlažnou vodou s prostředkem na nádobí a nechte úplně vyschnout.
4. Oběžné kolo očistěte měkkým štětcem a vysavačem. Kolo přitom držte; roztočí-li je vysavač, motor funguje jako generátor a ložisko se přehřeje.
5. Zaschlou mastnotu setřete vlhkým hadříkem. Do motoru nesmí voda, do ložiska olej: kluzná ložiska mají náplň maziva na celou životnost.
6. Zkontrolujte zpětnou klapku. Musí se sama zavřít a nesmí lepit.
7. Vše složte, zapněte jistič a zopakujte zkoušku s papírem.

## A co je za ním?

Vyplatí se posvítit baterkou do potrubí. Metr hladké [plastové trubky](category:C3) zachytí málo prachu, vlnitá hadice mnoho. Venku zachycuje vlákna síťka proti hmyzu; jemná bývá po dvou letech ucpaná. Zvolte [mřížku](category:E1.1), jejíž síťku lze vyjmout.

Datum si napište zevnitř na kryt. Příště poznáte, zda je rok správný odstup.

## Kdy se vyplatí výměna?

- Bručí nebo drnčí i čistý: ložisko je opotřebené.
- Po zapnutí se sám nerozběhne.
- Kryt je zažloutlý a křehký a náhradní už není.

Kluzné ložisko vydrží na stěně asi 20 000 hodin; na stropě, se svislou hřídelí, mnohem méně. Pro strop a trvalý provoz zvolte ventilátor s kuličkovými ložisky. Mezi [koupelnovými ventilátory](category:A1) je najdete filtrem „Ložiska“.

**Starý ventilátor** nepatří do směsného odpadu. Jak ho od vás převezmeme, popisuje stránka [Likvidace](page:disposal).`,
    },
    sk: {
      title: 'Čistenie kúpeľňového ventilátora za dvadsať minút',
      short: 'Čistenie ventilátora',
      perex: 'Keď je ventilátor hlučnejší, a predsa ťahá menej, väčšinou nie je pokazený, len zaprášený.',
      body: `Prach a mastnota sa usádzajú najskôr na hranách lopatiek. Už tenká vrstva zmení ich profil: ventilátor dopravuje menej vzduchu, je hlučnejší a vzniknutá nevyváženosť ničí ložisko. Stačí čistiť raz ročne, v kúpeľniach, kde sa veľa používa lak na vlasy alebo suší bielizeň, dvakrát.

## Ťahá ešte?

Priložte k mriežke kúsok toaletného papiera. Ak drží, je všetko v poriadku. Ak spadne, najskôr zatvorte okno a pootvorte dvere. Ak padá stále, je čas na čistenie.

Kto to chce vedieť presne, zmeria rýchlosť [anemometrom](product:p-meter-anemo) pri mriežke: stredná rýchlosť v m/s krát voľný prierez v cm² krát 0,36 dáva prietok v m³/h.

## Ako na to

1. Vypnite istič, nielen vypínač svetla. Ventilátory s dobehom majú trvalú fázu.
2. Zložte čelný kryt. Väčšinou drží na západkách, zriedka skrutkou na spodnej hrane.
3. Kryt a filtračnú vložku umyte vlažnou vodou s prostriedkom na riad a nechajte úplne vyschnúť.
4. Obežné koleso očistite mäkkým štetcom a vysávačom. Koleso pritom držte; ak ho vysávač roztočí, motor funguje ako generátor a ložisko sa prehreje.
5. Zaschnutú mastnotu zotrite vlhkou handričkou. Do motora nesmie voda, do ložiska olej: klzné ložiská majú náplň maziva na celú životnosť.
6. Skontrolujte spätnú klapku. Musí sa sama zavrieť a nesmie sa lepiť.
7. Všetko zložte, zapnite istič a zopakujte skúšku s papierom.

## A čo je za ním?

Oplatí sa posvietiť baterkou do potrubia. Meter hladkej [plastovej rúry](category:C3) zachytí málo prachu, vlnitá hadica veľa. Vonku zachytáva vlákna sieťka proti hmyzu; jemná býva po dvoch rokoch upchatá. Zvoľte [mriežku](category:E1.1), ktorej sieťku možno vybrať.

Dátum si napíšte zvnútra na kryt. Nabudúce zistíte, či je rok správny odstup.

## Kedy sa oplatí výmena?

- Hučí alebo drnčí aj čistý: ložisko je opotrebované.
- Po zapnutí sa sám nerozbehne.
- Kryt je zožltnutý a krehký a náhradný už nie je.

Klzné ložisko vydrží na stene asi 20 000 hodín; na strope, so zvislým hriadeľom, oveľa menej. Na strop a trvalú prevádzku zvoľte ventilátor s guľkovými ložiskami. Medzi [kúpeľňovými ventilátormi](category:A1) ich nájdete filtrom „Ložiská“.

**Starý ventilátor** nepatrí do zmesového odpadu. Ako ho od vás prevezmeme, opisuje stránka [Likvidácia](page:disposal).`,
    },
    en: {
      title: 'Cleaning a bathroom fan in twenty minutes',
      short: 'Clean a bathroom fan',
      perex: 'A fan that grows louder and still moves less air is rarely broken. Mostly it is dusty.',
      body: `Dust and grease settle first on the edges of the blades. Even a thin layer changes their shape: the fan moves less air, gets louder and runs out of balance, which costs the bearing. Once a year is enough, twice in bathrooms that see a lot of hairspray or laundry.

## Does it still pull?

Hold a sheet of toilet paper to the grille. If it sticks, all is well. If it falls, close the window first and open the door a little. If it still falls, it is time.

To know exactly, hold an [anemometer](product:p-meter-anemo) to the grille: mean speed in m/s times free area in cm² times 0.36 gives the airflow in m³/h.

## How to do it

1. Switch off at the fuse, not just at the light switch. Fans with run-on have a permanent live.
2. Take off the front cover. It is usually clipped on, rarely held by a screw at the lower edge.
3. Wash cover and filter fleece in lukewarm water with washing-up liquid and let them dry completely.
4. Clean the impeller with a soft brush and the vacuum cleaner. Hold the impeller still; if the suction drives it, the motor acts as a generator and the bearing overheats.
5. Loosen dried grease with a damp cloth. No water into the motor, no oil into the bearing: sleeve bearings are lubricated for life.
6. Check the backdraught shutter. It must close by itself and must not stick.
7. Put it together, switch the fuse on and repeat the paper test.

## And behind it?

It is worth shining a torch into the duct. A metre of smooth [plastic duct](category:C3) holds little dust, a corrugated hose a lot. Outside, insect mesh catches fluff; a fine mesh is often blocked after two years. Choose a [grille](category:E1.1) with a mesh that comes out.

Write the date on the inside of the cover. Next time you will know whether a year is the right interval.

## When is a new one worth it?

- It hums or rattles even when clean: the bearing is worn.
- It does not start by itself when switched on.
- The cover is yellow and brittle, and there is no spare any more.

A sleeve bearing lasts about 20,000 hours on a wall; on a ceiling, with the shaft upright, far less. For ceilings and continuous running choose a fan with ball bearings. You find them among the [bathroom fans](category:A1) with the filter “Bearing”.

**The old fan** does not belong in the household waste. How we take it back is described under [Disposal](page:disposal).`,
    },
  },
}
