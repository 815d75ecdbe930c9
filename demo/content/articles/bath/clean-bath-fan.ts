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
  },
}
