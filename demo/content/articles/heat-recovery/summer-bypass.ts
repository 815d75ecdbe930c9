import type { ArticleSource } from '../article.ts'

export const summerBypass: ArticleSource = {
  id: 'summer-bypass',
  category: 'guide-home',
  author: 'hana',
  tags: ['heat-recovery', 'controls'],
  published: '2026-06-11',
  texts: {
    de: {
      title: 'Sommerbypass: was er kann und was nicht',
      short: 'Sommerbypass',
      perex: 'In warmen Nächten soll die Wärme hinaus. Ein Bypass hilft dabei, eine Klimaanlage ersetzt er nicht.',
      body: `Die Wärmerückgewinnung arbeitet in beide Richtungen. Am Tag, wenn es draußen heißer ist als innen, hält sie einen Teil der Hitze ab. Nachts, wenn es draußen endlich kühl ist, würde sie die Wärme aus der Abluft auf die Zuluft übertragen, und das Haus bliebe warm. Dafür gibt es den Bypass: Eine Klappe führt einen Luftstrom am Wärmetauscher vorbei.

## Drei Ausführungen

- **Automatisch:** Zwei Fühler vergleichen innen und außen. Die Klappe öffnet, wenn es draußen kühler ist und der Raum wärmer als der eingestellte Wert, oft 22 bis 24 °C.
- **Manuell:** ein Einschub, der im Mai gegen den Wärmetauscher getauscht wird. Billig, aber er denkt nicht mit.
- **Abschaltung der Zuluft:** kein Bypass, sondern ein Behelf. Das Gerät saugt nur noch ab, die Luft kommt durch geöffnete Fenster. Nicht zulässig, wenn eine Feuerstätte Luft aus dem Raum nimmt.

## Wie viel Kälte ist das?

Die Leistung lässt sich überschlagen: Luftmenge in m³/h mal 0,34 mal Temperaturunterschied. Bei 200 m³/h und 8 K sind das

| Luftmenge | Unterschied | Leistung |
| 150 m³/h | 6 K | 306 W |
| 200 m³/h | 8 K | 544 W |
| 300 m³/h | 8 K | 816 W |

Ein Fensterflügel mit Durchzug bringt leicht das Zehnfache. Der Bypass spielt seine Stärke aus, wenn Fenster nachts zu bleiben müssen: im Erdgeschoss, an der Straße, in der Pollenzeit.

## Tagsüber: Wärmetauscher lassen

Bei 34 °C draußen und 26 °C drinnen senkt ein Gegenstromtauscher mit 85 % die Zuluft auf etwa 27 °C. Das kühlt nicht, aber es heizt auch nicht weiter auf. Schalten Sie die Anlage an heißen Tagen auf die kleine Stufe und die Sonne mit Außenrollläden aus, dann bleibt mehr von der Nacht übrig.

## Ohne Bypass

Wer ein Gerät ohne Klappe hat, lüftet in warmen Nächten über die Fenster und schaltet die Anlage so lange auf die kleinste Stufe. Das ist kein Rückschritt: Offene Fenster kühlen schneller als jede Wohnungslüftung.

## Was man einstellen sollte

1. **Schaltschwelle:** 22 °C im Schlafbereich ist ein guter Anfang. Zu niedrig eingestellt, öffnet der Bypass schon im April und die Heizung arbeitet dagegen.
2. **Mindest-Außentemperatur:** 12 bis 14 °C, sonst tropft die Zuluftleitung.
3. **Stufe:** nachts hoch, wenn die [Schalldämpfer](category:G1) es erlauben.

Geräte mit automatischem Bypass finden Sie unter [Zentrale Lüftungsgeräte](category:B1) über den Filter „Sommerbypass“. Bei dezentralen Pendellüftern heißt dieselbe Funktion oft „Durchlüften“: Das Gerät hört auf zu pendeln und bläst nur in eine Richtung.

[[Geräte mit Bypass ansehen]](category:B1)`,
    },
  },
}
