import { t } from '../../../catalogue/texts/text.ts'
import { page } from '../page.ts'

export const productSafetyPage = page('productSafety', t('Produktsicherheit', 'Bezpečnost výrobků', 'Bezpečnosť výrobkov', 'Product safety'), t(
    `Bei jedem Artikel nennen wir den Hersteller mit Anschrift und E-Mail, bei Herstellern außerhalb der EU auch die verantwortliche Person in der EU (Verordnung (EU) 2023/988). Warnhinweise stehen auf der Produktseite in Ihrer Sprache.

## Rückrufe

Ruft ein Hersteller Ware zurück, schreiben wir allen Käufern eine E-Mail mit Artikelnummer, Grund und dem, was zu tun ist. Zurzeit ist **kein Artikel** zurückgerufen.

## Einen Unfall oder Mangel melden

1. Gerät spannungsfrei schalten und nicht weiter benutzen.
2. Foto vom Typenschild machen.
3. Meldung an [service@luftbasis.example](mailto:service@luftbasis.example), Betreff „Sicherheit“.

Wir bestätigen am selben Werktag und geben die Meldung an Hersteller und Behörde weiter, wo das vorgeschrieben ist.

## Allgemeine Hinweise

- Anschluss an 230 V und 400 V nur durch eine Elektrofachkraft.
- In Räumen mit Feuerstätte vor dem Einbau den Schornsteinfeger fragen.
- Brandschutzprodukte nur nach ihrer Einbauanleitung verwenden.`,
    `U každého zboží uvádíme výrobce s adresou a e-mailem, u výrobců mimo EU i odpovědnou osobu v EU (nařízení (EU) 2023/988). Upozornění najdete na stránce zboží ve svém jazyce.

## Stažení z prodeje

Stahuje-li výrobce zboží, napíšeme všem kupujícím e-mail s kódem zboží, důvodem a postupem. V současnosti **není staženo žádné** zboží.

## Jak nahlásit nehodu nebo závadu

1. Přístroj odpojte a dál nepoužívejte.
2. Vyfoťte štítek.
3. Napište na [service@luftbasis.example](mailto:service@luftbasis.example), předmět „Bezpečnost“.

Přijetí potvrdíme týž pracovní den a hlášení předáme výrobci, případně úřadu.

## Obecné pokyny

- Připojení na 230 V a 400 V jen kvalifikovaným elektrikářem.
- V místnosti s topeništěm se před montáží poraďte s kominíkem.
- Požární výrobky používejte jen podle návodu k montáži.`,
    `Pri každom tovare uvádzame výrobcu s adresou a e-mailom, pri výrobcoch mimo EÚ aj zodpovednú osobu v EÚ (nariadenie (EÚ) 2023/988). Upozornenia nájdete na stránke tovaru vo svojom jazyku.

## Stiahnutie z predaja

Ak výrobca sťahuje tovar, napíšeme všetkým kupujúcim e-mail s kódom tovaru, dôvodom a postupom. V súčasnosti **nie je stiahnutý žiadny** tovar.

## Ako nahlásiť nehodu alebo poruchu

1. Prístroj odpojte a ďalej nepoužívajte.
2. Odfoťte štítok.
3. Napíšte na [service@luftbasis.example](mailto:service@luftbasis.example), predmet „Bezpečnosť“.

Prijatie potvrdíme v ten istý pracovný deň a hlásenie odovzdáme výrobcovi, prípadne úradu.

## Všeobecné pokyny

- Pripojenie na 230 V a 400 V len kvalifikovaným elektrikárom.
- V miestnosti s kúreniskom sa pred montážou poraďte s kominárom.
- Požiarne výrobky používajte len podľa návodu na montáž.`,
    `For every item we name the maker with address and e-mail, and for makers outside the EU the responsible person in the EU (Regulation (EU) 2023/988). Warnings are on the product page in your language.

## Recalls

If a maker recalls goods, we write to all buyers with item number, reason and what to do. At present **no item** is recalled.

## Reporting an accident or defect

1. Disconnect the device and stop using it.
2. Take a photo of the rating plate.
3. Write to [service@luftbasis.example](mailto:service@luftbasis.example), subject “Safety”.

We confirm on the same working day and pass the report on to the maker and, where required, the authority.

## General notes

- Connection to 230 V and 400 V by a qualified electrician only.
- In rooms with a fireplace ask the chimney sweep before fitting.
- Use fire protection products only as their instructions say.`), ['/produktsicherheit.html'])
