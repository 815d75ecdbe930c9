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
    cs: {
      title: 'Odstoupení od smlouvy online: jak na to od června 2026',
      short: 'Odstoupení online',
      perex: 'Od 19. června 2026 musí být odstoupení stejně snadné jako objednávka. Co to pro vás znamená.',
      body: `Kdo jako spotřebitel nakoupí na internetu, smí si to do 14 dnů rozmyslet. Nová je cesta: od 19. června 2026 vyžaduje evropská směrnice (EU) 2023/2673, aby šlo od smlouvy odstoupit na několik kliknutí, bez přihlášení a bez zdůvodnění. V Německu to upravuje § 356a BGB, v podobě blízké i předpisy ostatních zemí EU.

## Ve třech krocích

1. V patičce klikněte na **„Odstoupit od smlouvy“**.
2. Uveďte jméno, číslo objednávky a e-mail pro potvrzení. Na přání vyberte jen některé zboží.
3. Text zkontrolujte a odešlete tlačítkem **„Potvrdit odstoupení“**.

Hned potom přijde e-mail s obsahem vašeho prohlášení, datem a časem. Uschovejte si ho: dokládá, že jste lhůtu dodrželi.

## Na co se neptáme

- na důvod
- na telefon
- na zákaznický účet
- na číslo účtu, můžeme-li peníze vrátit stejnou cestou, jakou jste platili

## Lhůta

Začíná dnem poté, co jste zboží dostali, u několika zásilek **poslední**. Připadne-li konec na sobotu, neděli nebo svátek, prodlužuje se do nejbližšího pracovního dne. Stačí odstoupení včas odeslat.

*Příklad:* zásilka přijde ve středu 4. listopadu. Odstoupit lze do středy 18. listopadu včetně.

## Vrácení zboží a peněz

Zboží pošlete zpět do 14 dnů od odstoupení. Náklady na vrácení, i u rozměrného potrubí, uvádí [poučení o odstoupení](page:withdrawal). Kupní cenu a náklady nejlevnějšího běžného doručení vrátíme, jakmile zboží dorazí nebo jeho odeslání doložíte.

Vyzkoušet si ho smíte jako v obchodě: vybalit, prohlédnout, přiložit ke zdi. Kdo ventilátor namontuje a zapojí, odpovídá za snížení jeho hodnoty.

Krabici si uschovejte, máte-li místo. Nutná není; zboží v ní ale dojede zpět nejbezpečněji.

## Výjimky

Odstoupit nelze u zboží vyrobeného podle vašich údajů, třeba u digestoře ve zvláštní barvě. Je to uvedeno už před objednáním. Pevné délky ze skladu zakázkovou výrobou nejsou, ani když jich objednáte mnoho.

Pro **podnikatele** zákonné právo odstoupit neplatí. Přesto se ozvěte, většinou cestu najdeme.

Stará cesta zůstává otevřená: e-mail bez předepsané podoby, dopis nebo [vzorový formulář](page:withdrawalForm).`,
    },
    sk: {
      title: 'Odstúpenie od zmluvy online: ako na to od júna 2026',
      short: 'Odstúpenie online',
      perex: 'Od 19. júna 2026 musí byť odstúpenie rovnako ľahké ako objednávka. Čo to pre vás znamená.',
      body: `Kto ako spotrebiteľ nakúpi na internete, smie si to do 14 dní rozmyslieť. Nová je cesta: od 19. júna 2026 vyžaduje európska smernica (EÚ) 2023/2673, aby sa dalo od zmluvy odstúpiť na niekoľko kliknutí, bez prihlásenia a bez zdôvodnenia. V Nemecku to upravuje § 356a BGB, v podobnej forme aj predpisy ostatných krajín EÚ.

## V troch krokoch

1. V pätičke kliknite na **„Odstúpiť od zmluvy“**.
2. Uveďte meno, číslo objednávky a e-mail na potvrdenie. Na želanie vyberte len niektorý tovar.
3. Text skontrolujte a odošlite tlačidlom **„Potvrdiť odstúpenie“**.

Hneď potom príde e-mail s obsahom vášho vyhlásenia, dátumom a časom. Uschovajte si ho: dokladá, že ste lehotu dodržali.

## Na čo sa nepýtame

- na dôvod
- na telefón
- na zákaznícky účet
- na číslo účtu, ak môžeme peniaze vrátiť rovnakou cestou, akou ste platili

## Lehota

Začína sa dňom po tom, čo ste tovar dostali, pri viacerých zásielkach **poslednú**. Ak koniec pripadne na sobotu, nedeľu alebo sviatok, predlžuje sa do najbližšieho pracovného dňa. Stačí odstúpenie včas odoslať.

*Príklad:* zásielka príde v stredu 4. novembra. Odstúpiť možno do stredy 18. novembra vrátane.

## Vrátenie tovaru a peňazí

Tovar pošlite späť do 14 dní od odstúpenia. Náklady na vrátenie, aj pri rozmernom potrubí, uvádza [poučenie o odstúpení](page:withdrawal). Kúpnu cenu a náklady najlacnejšieho bežného doručenia vrátime, hneď ako tovar dorazí alebo jeho odoslanie doložíte.

Vyskúšať si ho smiete ako v obchode: vybaliť, prezrieť, priložiť k stene. Kto ventilátor namontuje a zapojí, zodpovedá za zníženie jeho hodnoty.

Škatuľu si uschovajte, ak máte miesto. Nutná nie je; tovar v nej však dôjde späť najbezpečnejšie.

## Výnimky

Odstúpiť nemožno pri tovare vyrobenom podľa vašich údajov, napríklad pri digestore v osobitnej farbe. Je to uvedené už pred objednaním. Pevné dĺžky zo skladu zákazkovou výrobou nie sú, ani keď ich objednáte veľa.

Pre **podnikateľov** zákonné právo odstúpiť neplatí. Napriek tomu sa ozvite, väčšinou cestu nájdeme.

Stará cesta zostáva otvorená: e-mail bez predpísanej podoby, list alebo [vzorový formulár](page:withdrawalForm).`,
    },
    en: {
      title: 'Withdrawing from a contract online: how it works since June 2026',
      short: 'Withdraw online',
      perex: 'Since 19 June 2026, withdrawing must be as easy as ordering. What that means for you.',
      body: `Consumers who buy on the internet may change their mind for 14 days. What is new is the way: since 19 June 2026, European Directive (EU) 2023/2673 requires that withdrawing takes only a few clicks, without signing in and without giving reasons. In Germany section 356a of the Civil Code governs it, and other EU countries have similar rules.

## In three steps

1. Click **“Withdraw from contract here”** in the footer.
2. Enter your name, the order number and the email address for the confirmation. Select single articles if you like.
3. Check the text and send it with **“Confirm withdrawal”**.

Right afterwards you get an email with the content of your statement, the date and the time. Keep it: it proves that you met the deadline.

## What we do not ask for

- a reason
- a telephone number
- a customer account
- bank details, if we can refund you in the way you paid

## The period

It begins on the day after you received the goods, with several deliveries the **last** one. If it ends on a Saturday, Sunday or public holiday, it is extended to the next working day. It is enough to send the withdrawal in time.

*Example:* the delivery comes on Wednesday 4 November. You can withdraw up to and including Wednesday 18 November.

## Sending back and refund

Send the goods back within 14 days of withdrawing. The cost of returning them, bulky ducts included, is in the [withdrawal policy](page:withdrawal). We refund the price and the cost of the cheapest standard delivery as soon as the goods are here or you have shown that they were sent.

You may try them as you would in a shop: unpack, look, hold to the wall. Whoever installs and connects a fan has to pay for its loss in value.

Keep the box if you have room. It is not required, but the goods travel back most safely in it.

## Exceptions

There is no right of withdrawal for goods made to your specifications, such as a hood in a special colour. We say so before you order. Fixed lengths from stock are not made to order, even if you order many of them.

The statutory right of withdrawal does not apply to **businesses**. Get in touch all the same, mostly we find a way.

The old ways stay open: an informal email, a letter or the [model form](page:withdrawalForm).`,
    },
  },
}
