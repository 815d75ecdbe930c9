import type { ArticleSource } from './article.ts'

export const testFireDampers: ArticleSource = {
  id: 'test-fire-dampers',
  category: 'rules-safety',
  author: 'jonas',
  tags: ['fire', 'maintenance', 'standards'],
  published: '2026-01-15',
  texts: {
    de: {
      title: 'Brandschutzklappen prüfen: Fristen, Ablauf, Protokoll',
      short: 'Brandschutzklappen prüfen',
      perex: 'Eine Klappe, die im Ernstfall klemmt, ist keine. Wie eine Prüfung abläuft und was ins Protokoll gehört.',
      body: `Brandschutzklappen trennen Brandabschnitte dort, wo eine Lüftungsleitung durch Wand oder Decke geht. Sie hängen jahrelang offen in staubiger Luft und müssen im entscheidenden Moment schließen. Darum prüft man sie.

## Wie oft?

Maßgebend ist die Angabe in der Leistungserklärung und der Betriebsanleitung des Herstellers. Verbreitet ist dieses Muster:

| Zeitpunkt | Prüfung |
| Inbetriebnahme | vollständig, mit Foto der Einbaulage |
| nach 6 Monaten | Funktion |
| nach 12 Monaten | Funktion, Sichtprüfung |
| danach | jährlich, wenn zwei Prüfungen ohne Mangel waren |

Klappen mit [Stellantrieb](category:H5) lassen sich von der Gebäudeleittechnik auslösen; das ersetzt die Funktionsprüfung, nicht den Blick hinein.

## Ablauf

1. **Ankündigen:** Anlage auf Handbetrieb, Brandmeldezentrale informieren.
2. **Finden:** Klappe laut Plan aufsuchen. Jede trägt eine Nummer; fehlt sie, jetzt vergeben.
3. **Ansehen:** Einbauspalt geschlossen? Kennzeichnung lesbar? Klappenblatt frei von Staub, Mörtel, Kabeln?
4. **Auslösen:** Schmelzlot aushängen oder Antrieb stromlos machen. Die Klappe muss von selbst und **vollständig** schließen.
5. **Zurückstellen:** öffnen, Endschalter prüfen, Revisionsdeckel dicht verschließen.
6. **Aufschreiben.**

![Runde Brandschutzklappe mit Stellantrieb](product/fire-damper right)

## Was ins Protokoll gehört

- Nummer, Ort, Geschoss, Nennweite, Fabrikat
- Auslösetemperatur (meist 72 °C, in Warmluft 95 °C)
- Datum, Name, Ergebnis jeder Teilprüfung
- Mängel mit Frist, Foto bei Einbaufehlern

Bewahren Sie die Protokolle für die Lebensdauer der Anlage auf. Bei einem Verkauf oder Brand wird danach gefragt.

---

## Was Sie selbst tun können

Zwischen den Prüfungen genügt ein Rundgang: Sind alle Revisionsdeckel frei zugänglich, ist nichts vor die Klappen gebaut, hängen keine Kabel am Gehäuse? Nach jedem Umbau an Decke oder Wand gehört die betroffene Klappe sofort angesehen, nicht erst beim nächsten Termin.

## Häufige Mängel

- **Keine Revisionsöffnung:** Die Klappe ist nicht zugänglich. Mindestens 200 × 200 mm in der Decke, beidseitig erreichbar.
- **Spalt mit Bauschaum gefüllt:** Zulässig ist nur, was die Einbauanleitung nennt, meist Mörtel oder Mineralwolle.
- **Flexschlauch direkt an der Klappe:** Er muss brennen und abfallen dürfen, ohne sie zu verziehen. Die Anleitung nennt den Stutzen.
- **Falsches Produkt:** Ein [Brandschutzventil](category:I2) ist keine Klappe, und eine [Absperrvorrichtung nach 18017](category:I3) gilt nur für Bad- und WC-Lüftung.

Die Anlage läuft danach eine Viertelstunde im Normalbetrieb, damit sich zeigt, ob alle Klappen wieder ganz offen sind und die Luftmengen stimmen.

Prüfen darf, wer sachkundig ist. In Sonderbauten verlangt das Land eine Prüfung durch Sachverständige; fragen Sie dort vorher nach.

[[Brandschutzklappen]](category:I1)`,
    },
  },
}
