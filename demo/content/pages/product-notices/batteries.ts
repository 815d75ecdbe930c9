import { t } from '../../../catalogue/texts/text.ts'
import { page } from '../page.ts'

export const batteriesPage = page('batteries', t('Hinweise zu Batterien', 'Informace o bateriích', 'Informácie o batériách', 'Battery information'), t(
    `Fernbedienungen, Funksensoren und Messgeräte aus unserem Sortiment können Batterien enthalten. Als Verbraucher sind Sie verpflichtet, Altbatterien getrennt abzugeben (Verordnung (EU) 2023/1542, Batterierecht-Durchführungsgesetz).

## Rückgabe

Wir nehmen Batterien der Art, die wir führen, unentgeltlich zurück: in jeder Niederlassung mit Annahme und auf dem Postweg ausreichend frankiert. Ebenso die Sammelboxen im Handel und die kommunalen Stellen.

## Was die Zeichen bedeuten

- **Durchgestrichene Tonne:** nicht in den Hausmüll
- **Pb:** mehr als 0,004 % Blei
- **Cd:** mehr als 0,002 % Cadmium

## Richtig umgehen

1. Batterien vor der Abgabe des Geräts entnehmen, wenn das ohne Zerstörung geht.
2. Pole von Lithiumzellen abkleben.
3. Wiederaufladbare statt Einwegzellen nehmen, wo das Gerät es erlaubt.
4. Knopfzellen von Kindern fernhalten: Verschlucken ist lebensgefährlich.

Alles zu Elektrogeräten steht unter [Entsorgung](page:disposal).`,
    `Dálkové ovladače, bezdrátová čidla a měřicí přístroje z naší nabídky mohou obsahovat baterie. Použité baterie je nutné odevzdat odděleně (nařízení (EU) 2023/1542).

## Kam s nimi

Baterie druhů, které prodáváme, bezplatně odebereme na pobočkách se zpětným odběrem. Stejně tak sběrné boxy v obchodech a sběrné dvory.

## Co znamenají značky

- **Přeškrtnutá popelnice:** nepatří do směsného odpadu
- **Pb:** více než 0,004 % olova
- **Cd:** více než 0,002 % kadmia

## Jak s nimi zacházet

1. Před odevzdáním přístroje baterie vyjměte, jde-li to bez poškození.
2. Póly lithiových článků zalepte.
3. Kde to přístroj dovolí, používejte nabíjecí články.
4. Knoflíkové baterie chraňte před dětmi: spolknutí ohrožuje život.

O elektrozařízeních píšeme [zde](page:disposal).`,
    `Diaľkové ovládače, bezdrôtové snímače a meracie prístroje z našej ponuky môžu obsahovať batérie. Použité batérie treba odovzdať oddelene (nariadenie (EÚ) 2023/1542).

## Kam s nimi

Batérie druhov, ktoré predávame, bezplatne odoberieme na pobočkách so spätným odberom. Rovnako zberné boxy v obchodoch a zberné dvory.

## Čo znamenajú značky

- **Preškrtnutý kôš:** nepatrí do zmesového odpadu
- **Pb:** viac než 0,004 % olova
- **Cd:** viac než 0,002 % kadmia

## Ako s nimi zaobchádzať

1. Pred odovzdaním prístroja batérie vyberte, ak to ide bez poškodenia.
2. Póly lítiových článkov zalepte.
3. Kde to prístroj dovolí, používajte nabíjacie články.
4. Gombíkové batérie chráňte pred deťmi: prehltnutie ohrozuje život.

O elektrozariadeniach píšeme [tu](page:disposal).`,
    `Remote controls, radio sensors and instruments from our range may contain batteries. Used batteries have to be handed in separately (Regulation (EU) 2023/1542).

## Where to

We take back batteries of the kinds we sell free of charge in every branch with take-back. So do the boxes in shops and municipal collection points.

## What the signs mean

- **Crossed-out bin:** not for household waste
- **Pb:** more than 0.004 % lead
- **Cd:** more than 0.002 % cadmium

## Handling them

1. Remove batteries before handing in a device, where that is possible without damage.
2. Tape the poles of lithium cells.
3. Use rechargeable cells where the device allows.
4. Keep button cells away from children: swallowing one is life-threatening.

More on electrical devices under [Disposal](page:disposal).`), ['/batteriegesetz.html'])
