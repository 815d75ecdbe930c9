import { t } from '../../catalogue/texts/text.ts'
import { question } from './question.ts'

/** On ordering, delivery and returns. */
export const shoppingQuestions = [
  question(
    'order-as-guest',
    'ordering',
    t(
      'Kann ich ohne Konto bestellen?',
      'Mohu objednat bez registrace?',
      'Môžem objednať bez registrácie?',
      'Can I order without an account?',
    ),
    t(
      'Ja. Im letzten Schritt können Sie mit einem Kennwort ein Konto anlegen, müssen es aber nicht.',
      'Ano. V posledním kroku si můžete heslem založit účet, ale nemusíte.',
      'Áno. V poslednom kroku si môžete heslom založiť účet, ale nemusíte.',
      'Yes. In the last step you can open an account with a password, but you need not.',
    ),
  ),
  question(
    'ways-to-pay',
    'ordering',
    t(
      'Welche Zahlungsarten gibt es?',
      'Jak mohu zaplatit?',
      'Ako môžem zaplatiť?',
      'What ways to pay are there?',
    ),
    t(
      'Karte, PayPal und Vorkasse, für Unternehmen Rechnung. Einzelheiten unter [Zahlungsarten](page:payment).',
      'Kartou, přes PayPal, převodem, dobírkou, firmy na fakturu. Podrobnosti: [způsoby platby](page:payment).',
      'Kartou, cez PayPal, prevodom, dobierkou, firmy na faktúru. Podrobnosti: [spôsoby platby](page:payment).',
      'Card, PayPal and bank transfer, and invoice for businesses. Details under [Ways to pay](page:payment).',
    ),
  ),
  question(
    'change-order',
    'ordering',
    t(
      'Kann ich eine Bestellung noch ändern?',
      'Mohu objednávku ještě změnit?',
      'Môžem objednávku ešte zmeniť?',
      'Can I still change an order?',
    ),
    t(
      'Solange sie nicht verpackt ist, ja: Rufen Sie an oder schreiben Sie mit der Bestellnummer an die [Beratung](page:contact). Lagerware ist werktags ab 12 Uhr meist schon unterwegs.',
      'Dokud není zabalená, ano: zavolejte nebo napište do [poradny](page:contact) s číslem objednávky. Zboží skladem už bývá po poledni na cestě.',
      'Kým nie je zabalená, áno: zavolajte alebo napíšte do [poradne](page:contact) s číslom objednávky. Tovar skladom už býva po poludní na ceste.',
      'As long as it is not packed: call or write to the [advice desk](page:contact) with the order number. Stock items are usually under way after noon on working days.',
    ),
  ),
  question(
    'code-list',
    'ordering',
    t(
      'Ich habe eine Liste mit Artikelnummern. Muss ich einzeln suchen?',
      'Mám seznam čísel zboží. Musím je hledat po jednom?',
      'Mám zoznam čísel tovaru. Musím ich hľadať po jednom?',
      'I have a list of item numbers. Do I have to search one by one?',
    ),
    t(
      'Nein. Die Suche findet jede Artikelnummer und EAN sofort; eine gespeicherte Liste legen Sie im Konto mit einem Klick in den Warenkorb.',
      'Nemusíte. Vyhledávání najde číslo zboží i EAN hned a uložený seznam vložíte v účtu do košíku jedním kliknutím.',
      'Nemusíte. Vyhľadávanie nájde číslo tovaru aj EAN hneď a uložený zoznam vložíte v účte do košíka jedným kliknutím.',
      'No. Search finds every item number and EAN at once, and a saved list goes from your account to the cart in one click.',
    ),
  ),
  question(
    'net-prices',
    'ordering',
    t(
      'Kann ich Nettopreise sehen?',
      'Uvidím ceny bez DPH?',
      'Uvidím ceny bez DPH?',
      'Can I see net prices?',
    ),
    t(
      'Ja, der Umschalter steht oben auf jeder Seite. Er ändert nur die Anzeige, nicht den Preis.',
      'Ano, přepínač je nahoře na každé stránce. Mění jen zobrazení, ne cenu.',
      'Áno, prepínač je hore na každej stránke. Mení len zobrazenie, nie cenu.',
      'Yes, the switch is at the top of every page. It changes the display, not the price.',
    ),
  ),
  question(
    'coupon',
    'ordering',
    t(
      'Wo gebe ich einen Gutschein ein?',
      'Kam zadám slevový kód?',
      'Kam zadám zľavový kód?',
      'Where do I enter a voucher?',
    ),
    t(
      'Im Warenkorb unter der Zwischensumme. Je Bestellung gilt ein Gutschein.',
      'V košíku pod mezisoučtem. Na objednávku platí jeden kód.',
      'V košíku pod medzisúčtom. Na objednávku platí jeden kód.',
      'In the cart below the subtotal. One voucher per order.',
    ),
  ),
  question(
    'delivery-time',
    'delivery',
    t(
      'Wann kommt meine Bestellung an?',
      'Kdy zboží dostanu?',
      'Kedy tovar dostanem?',
      'When will my order arrive?',
    ),
    t(
      'Lagerware, die Sie werktags bis 12 Uhr bestellen, geht am selben Tag hinaus und ist meist nach ein bis zwei Werktagen da. Was länger dauert, trägt ein Datum.',
      'Co je skladem a objednáte v pracovní den do 12 hodin, odešleme týž den; doručení trvá obvykle jeden až dva pracovní dny. U ostatního je uveden termín.',
      'Čo je skladom a objednáte v pracovný deň do 12. hodiny, odošleme v ten istý deň; doručenie trvá zvyčajne jeden až dva pracovné dni. Pri ostatnom je uvedený termín.',
      'Stock items ordered by noon on a working day leave the same day and usually arrive in one to two working days. Anything slower shows a date.',
    ),
  ),
  question(
    'free-delivery',
    'delivery',
    t(
      'Ab wann ist der Versand frei?',
      'Odkdy je doprava zdarma?',
      'Odkedy je doprava zadarmo?',
      'From when is delivery free?',
    ),
    t(
      'Ab 99 € Warenwert für das Standardpaket. Express, Sperrgut und Spedition kosten immer; die Beträge stehen unter [Versand](page:shipping).',
      'Od 2 500 Kč u běžného balíku. Expres, nadrozměrná zásilka a paleta se platí vždy; ceny najdete v [dopravě](page:shipping).',
      'Od 99 € pri bežnom balíku. Expres, nadrozmerná zásielka a paleta sa platia vždy; ceny nájdete v [doprave](page:shipping).',
      'From 99 € for the standard parcel. Express, bulky goods and freight are always charged; see [Delivery](page:shipping).',
    ),
  ),
  question(
    'long-ducts',
    'delivery',
    t(
      'Warum kostet ein Rohr von 3 m so viel Versand?',
      'Proč je doprava třímetrové trubky tak drahá?',
      'Prečo je doprava trojmetrovej rúry taká drahá?',
      'Why does a 3 m duct cost so much to send?',
    ),
    t(
      'Paketdienste nehmen höchstens 120 cm, Sperrgut bis 200 cm. Darüber fährt die Spedition. Mit Längen von 1 m und [Nippeln](category:D4) bleibt es beim Paket, oder Sie holen ab.',
      'Balík smí mít nejvýš 120 cm, nadrozměrná zásilka 200 cm. Delší kusy veze kamion na paletě. S délkami 1 m a [nátrubky](category:D4) stačí balík, nebo si zboží vyzvedněte.',
      'Balík smie mať najviac 120 cm, nadrozmerná zásielka 200 cm. Dlhšie kusy vezie kamión na palete. S dĺžkami 1 m a [nátrubkami](category:D4) stačí balík, alebo si tovar vyzdvihnite.',
      'Parcels go up to 120 cm, bulky goods up to 200 cm. Longer pieces travel by freight. With 1 m lengths and [couplings](category:D4) a parcel will do, or collect the goods.',
    ),
  ),
  question(
    'collect',
    'delivery',
    t(
      'Wo kann ich abholen?',
      'Kde si mohu zboží vyzvednout?',
      'Kde si môžem tovar vyzdvihnúť?',
      'Where can I collect?',
    ),
    t(
      'In Leipzig und Berlin. Bestellungen bis 14 Uhr liegen am selben Tag bereit, wenn die Ware dort am Lager ist. Unsere Schauräume haben kein Lager.',
      'V Brně a v Praze. Objednávky do 14 hodin jsou připravené týž den, je-li zboží na místě skladem. Vzorkovny sklad nemají.',
      'V Bratislave. Objednávky do 14. hodiny sú pripravené v ten istý deň, ak je tovar na mieste skladom. Vzorkovne sklad nemajú.',
      'In Leipzig and Berlin. Orders by 2 pm are ready the same day if the goods are in stock there. Our showrooms have no warehouse.',
    ),
  ),
  question(
    'countries',
    'delivery',
    t(
      'In welche Länder liefern Sie?',
      'Do kterých zemí dodáváte?',
      'Do ktorých krajín dodávate?',
      'Which countries do you deliver to?',
    ),
    t(
      'Nach Deutschland, Österreich, Tschechien und in die Slowakei. Die Rechnung kann in jedes Land gehen.',
      'Do Česka, na Slovensko, do Německa a Rakouska. Fakturu vystavíme do kterékoli země.',
      'Na Slovensko, do Česka, Nemecka a Rakúska. Faktúru vystavíme do ktorejkoľvek krajiny.',
      'Germany, Austria, the Czech Republic and Slovakia. The invoice can go to any country.',
    ),
  ),
  question(
    'damaged',
    'delivery',
    t(
      'Das Paket ist beschädigt. Was tun?',
      'Balík je poškozený. Co s tím?',
      'Balík je poškodený. Čo s tým?',
      'The parcel is damaged. What now?',
    ),
    t(
      'Foto machen, Schaden beim Fahrer vermerken lassen, uns schreiben. Ihre Rechte haben Sie auch ohne Vermerk; er macht es nur schneller.',
      'Vyfoťte ho, nechte řidiče sepsat poškození a napište nám. Práva máte i bez zápisu, jen to s ním jde rychleji.',
      'Odfoťte ho, dajte vodičovi spísať poškodenie a napíšte nám. Práva máte aj bez zápisu, len to s ním ide rýchlejšie.',
      'Take a photo, have the driver note it, write to us. You have your rights without the note; it only speeds things up.',
    ),
  ),
  question(
    'withdraw',
    'returns',
    t(
      'Wie widerrufe ich einen Kauf?',
      'Jak odstoupím od smlouvy?',
      'Ako odstúpim od zmluvy?',
      'How do I withdraw from a purchase?',
    ),
    t(
      '14 Tage lang ohne Grund: am Ende jeder Seite unter „Vertrag widerrufen“, per E-Mail oder Brief. Alles dazu in der [Widerrufsbelehrung](page:withdrawal).',
      'Do 14 dnů bez udání důvodu: odkazem „Odstoupit od smlouvy“ v zápatí, e-mailem nebo dopisem. Více v [poučení](page:withdrawal).',
      'Do 14 dní bez udania dôvodu: odkazom „Odstúpiť od zmluvy“ v pätičke, e-mailom alebo listom. Viac v [poučení](page:withdrawal).',
      'For 14 days without a reason: by “Withdraw from contract” at the foot of every page, by e-mail or letter. See [Withdrawal](page:withdrawal).',
    ),
  ),
  question(
    'return-cost',
    'returns',
    t(
      'Wer zahlt die Rücksendung?',
      'Kdo platí vrácení?',
      'Kto platí vrátenie?',
      'Who pays for the return?',
    ),
    t(
      'Beim Widerruf Sie, bei einem Mangel wir. Für Ware, die nicht ins Paket passt, rechnen Sie mit höchstens 59 €.',
      'Při odstoupení vy, při vadě my. U zboží, které se nevejde do balíku, počítejte nejvýš s 1 490 Kč.',
      'Pri odstúpení vy, pri vade my. Pri tovare, ktorý sa nezmestí do balíka, počítajte najviac so 69 €.',
      'You do for a withdrawal, we do for a defect. For goods that do not fit a parcel allow 59 € at most.',
    ),
  ),
  question(
    'cut-goods',
    'returns',
    t(
      'Kann ich gekürzte Ware zurückgeben?',
      'Mohu vrátit zkrácené zboží?',
      'Môžem vrátiť skrátený tovar?',
      'Can I return goods that were cut?',
    ),
    t(
      'Was Sie selbst gekürzt haben, verliert an Wert. Filtermatten, die wir von der Rolle schneiden, können Sie zurückgeben: Das ist keine Sonderanfertigung.',
      'Co jste zkrátili sami, ztrácí hodnotu. Filtrační tkaninu, kterou řežeme z role, vrátit můžete: nejde o zakázkovou výrobu.',
      'Čo ste skrátili sami, stráca hodnotu. Filtračnú tkaninu, ktorú režeme z rolky, vrátiť môžete: nejde o zákazkovú výrobu.',
      'What you cut yourself loses value. Filter media that we cut from the roll can be returned: that is not made to order.',
    ),
  ),
  question(
    'defect',
    'returns',
    t(
      'Der Lüfter ist nach einem Jahr kaputt.',
      'Ventilátor se po roce porouchal.',
      'Ventilátor sa po roku pokazil.',
      'The fan broke after a year.',
    ),
    t(
      'Schreiben Sie mit Bestellnummer und Foto an die [Beratung](page:contact). Zwei Jahre lang haben Sie gesetzliche Rechte, manche Hersteller geben mehr. Siehe [Gewährleistung](page:warranty).',
      'Napište do [poradny](page:contact) číslo objednávky a přiložte fotografii. Ze zákona máte dva roky, někteří výrobci dávají víc. Viz [reklamace](page:warranty).',
      'Napíšte do [poradne](page:contact) číslo objednávky a priložte fotografiu. Zo zákona máte dva roky, niektorí výrobcovia dávajú viac. Pozri [reklamácie](page:warranty).',
      'Write to the [advice desk](page:contact) with order number and photo. You have statutory rights for two years; some makers give more. See [Warranty](page:warranty).',
    ),
  ),
  question(
    'old-device',
    'returns',
    t(
      'Nehmen Sie mein altes Gerät zurück?',
      'Odeberete můj starý přístroj?',
      'Odoberiete môj starý prístroj?',
      'Will you take my old device back?',
    ),
    t(
      'Bis 25 cm Kantenlänge immer, größere beim Kauf eines gleichartigen. Wie, steht unter [Entsorgung](page:disposal).',
      'Do 25 cm vždy, větší při koupi stejného druhu. Jak na to, píšeme v části [zpětný odběr](page:disposal).',
      'Do 25 cm vždy, väčšie pri kúpe rovnakého druhu. Ako na to, píšeme v časti [spätný odber](page:disposal).',
      'Up to 25 cm always, larger ones when you buy a similar one. See [Disposal](page:disposal).',
    ),
  ),
]
