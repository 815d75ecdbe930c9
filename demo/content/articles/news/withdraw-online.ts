import type { ArticleSource } from '../article.ts'

export const withdrawOnline: ArticleSource = {
  id: 'withdraw-online',
  category: 'rules-shopping',
  author: 'ruth',
  tags: ['shopping', 'company'],
  published: '2026-06-19',
  texts: {
    de: {
      title: 'Vertrag online widerrufen: so geht es seit Juni 2026',
      short: 'Online widerrufen',
      perex: 'Seit dem 19. Juni 2026 muss ein Widerruf so einfach sein wie die Bestellung. Was das für Sie heißt.',
      body: `Wer als Verbraucher im Internet kauft, darf sich 14 Tage lang anders entscheiden. Neu ist der Weg: Seit dem 19. Juni 2026 verlangt § 356a BGB in Deutschland, dass der Widerruf mit wenigen Klicks möglich ist, ohne Anmeldung und ohne Begründung. Die Regel geht auf eine europäische Richtlinie zurück und gilt in ähnlicher Form auch in Österreich.

## In drei Schritten

1. In der Fußzeile auf **„Vertrag widerrufen“** klicken.
2. Name, Bestellnummer und die E-Mail-Adresse für die Bestätigung angeben. Auf Wunsch einzelne Artikel auswählen.
3. Den Text prüfen und mit **„Widerruf bestätigen“** absenden.

Sofort danach kommt eine E-Mail mit dem Inhalt Ihrer Erklärung, dem Datum und der Uhrzeit. Heben Sie sie auf: Sie ist Ihr Nachweis, dass die Frist gewahrt ist.

## Was wir nicht fragen

- keinen Grund
- keine Telefonnummer
- kein Kundenkonto
- keine Kontoverbindung, wenn wir auf demselben Weg erstatten können, auf dem Sie gezahlt haben

## Die Frist

Sie beginnt mit dem Tag, nachdem Sie die Ware erhalten haben, bei mehreren Sendungen mit der **letzten**. Fällt das Ende auf einen Samstag, Sonntag oder Feiertag, verlängert sie sich bis zum nächsten Werktag. Es genügt, den Widerruf rechtzeitig abzusenden.

*Beispiel:* Die Lieferung kommt am Mittwoch, dem 4. November. Der Widerruf ist bis einschließlich Mittwoch, dem 18. November möglich.

## Rücksendung und Geld

Schicken Sie die Ware innerhalb von 14 Tagen nach dem Widerruf zurück. Die Kosten der Rücksendung, auch für sperrige Rohre, stehen in der [Widerrufsbelehrung](page:withdrawal). Wir erstatten den Kaufpreis und die Kosten der günstigsten Standardlieferung, sobald die Ware hier ist oder Sie den Versand nachgewiesen haben.

Ausprobieren dürfen Sie wie im Laden: auspacken, ansehen, an die Wand halten. Wer einen Lüfter einbaut und anschließt, muss für den Wertverlust aufkommen.

Bewahren Sie den Karton auf, wenn Platz ist. Nötig ist er nicht; die Ware kommt darin aber am sichersten zurück.

## Ausnahmen

Kein Widerrufsrecht besteht bei Ware, die nach Ihren Angaben angefertigt wurde, etwa einer Haube in Sonderfarbe. Das steht vor der Bestellung dabei. Feste Längen aus dem Lager sind keine Anfertigung, auch wenn Sie viele davon bestellen.

Für **Unternehmer** gilt das gesetzliche Widerrufsrecht nicht. Sprechen Sie uns trotzdem an, meist finden wir einen Weg.

Der alte Weg bleibt offen: eine formlose E-Mail, ein Brief oder das [Muster-Formular](page:withdrawalForm).`,
    },
  },
}
