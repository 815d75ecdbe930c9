import type { ArticleSource } from '../article.ts'

export const openInVienna: ArticleSource = {
  id: 'open-in-vienna',
  category: 'news-company',
  author: 'petra',
  tags: ['company', 'shopping'],
  published: '2026-09-07',
  texts: {
    de: {
      title: 'LuftBasis Wien: Beratung und Muster im 10. Bezirk',
      short: 'LuftBasis in Wien',
      perex: 'Seit September gibt es unsere erste Niederlassung in Österreich. Was Sie dort finden und was nicht.',
      body: `Am 7. September haben wir in der Gudrunstraße aufgesperrt. Damit beraten wir auch in Österreich von Angesicht zu Angesicht, und wer einen Lüfter hören will, bevor er ihn kauft, muss nicht mehr nach Leipzig fahren.

## Was es in Wien gibt

- **Hörraum:** zwölf Badlüfter und vier Rohrventilatoren an einer gefliesten Wand, auf Knopfdruck. Dazu ein Pegelmesser in 3 m Abstand.
- **Musterwand:** Gitter, Ventile und Außenhauben in allen Farben.
- **Planungstisch:** Mit Grundriss und Termin rechnen wir Luftmengen, Rohrnetz und Stückliste durch. Das dauert rund eine Stunde und kostet nichts.
- **Filterwand:** die gängigen Ersatzfilter zum Angreifen. Bringen Sie den alten mit.

## Was es nicht gibt

Ein Lager. Wien ist ein Schauraum; bestellte Ware kommt per Paket oder Spedition aus Leipzig oder Brünn, meist in zwei bis drei Werktagen. Abholen können Sie vorerst nur dort, wo wir ein Lager haben. Die Adressen stehen unter [Versand](page:shipping).

| | |
| Adresse | Gudrunstraße 178, 1100 Wien |
| Geöffnet | Montag bis Donnerstag 8–12 und 13–17 Uhr, Freitag 8–13 Uhr |
| Öffentlich | U1 Keplerplatz, acht Minuten zu Fuß |
| Zugang | stufenlos, zwei Stellplätze im Hof |

An österreichischen Feiertagen ist geschlossen, auch wenn in Deutschland gearbeitet wird: zum Beispiel am 26. Oktober und am 8. Dezember.

## Wer Sie berät

Elisabeth Moser hat 15 Jahre lang Lüftungen in Wiener Gründerzeithäusern geplant und kennt jeden Schacht, der zu eng ist. Stefan Aigner kommt aus der Elektrotechnik und hilft bei Steuerungen. Beide sprechen auch Englisch, Stefan dazu Slowakisch.

## So läuft eine Planung ab

Sie schicken vorab Grundriss, Raumhöhen und ein paar Fotos. Am Tisch legen wir zusammen fest, wo Luft hinein und hinaus soll, wählen Durchmesser und Gerät und prüfen Druckverlust und Geräusch. Mit nach Hause nehmen Sie eine Skizze, eine Stückliste mit Preisen und die Liste der Fragen, die der Rauchfangkehrer beantworten muss.

## Besonderheiten in Österreich

- Die Mehrwertsteuer beträgt 20 %; der Preis im Warenkorb richtet sich nach der Lieferadresse.
- Für Lüftungen in Mehrparteienhäusern gilt die OIB-Richtlinie 3; die Luftmengen ähneln denen nach DIN, der Nachweis ist ein anderer. Wir bereiten die Unterlagen vor.
- Bei Feuerstätten spricht der Rauchfangkehrer mit, und zwar vor dem Einbau.

Kommen Sie vorbei oder schreiben Sie vorab, was Sie planen: [Kontakt](page:contact).

*Adresse und Personen sind erfunden wie alles in diesem Demonstrationsshop.*`,
    },
  },
}
