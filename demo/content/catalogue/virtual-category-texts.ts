import { t } from '../../catalogue/texts/text.ts'
import type { Text } from '../../../backend/db/records.ts'

/** What stands above the goods of a saved filter; in the small markup of `markup.ts`. */
export const virtualCategoryTexts: Record<string, Text> = {
  'vc-quiet-bath-fans': t(
    'Alle Geräte hier liegen bei höchstens **25 dB(A) in 3 m**. Ein leiser Lüfter nützt nur mit einem Rohr, das nicht pfeift: glatt geschnitten, mindestens Ø 100 mm, [Klappe](category:D8) ohne Spiel.',
    'Všechny přístroje zde mají nejvýš **25 dB(A) ve 3 m**. Tichý ventilátor potřebuje i potrubí, které nepíská: hladce uříznuté, alespoň Ø 100 mm, [klapka](category:D8) bez vůle.',
    'Všetky prístroje tu majú najviac **25 dB(A) v 3 m**. Tichý ventilátor potrebuje aj potrubie, ktoré nepíska: hladko odrezané, aspoň Ø 100 mm, [klapka](category:D8) bez vôle.',
    'All units here are at **25 dB(A) at 3 m** or less. A quiet fan needs a duct that does not whistle: cut clean, Ø 100 mm or more, a [damper](category:D8) without play.',
  ),
  'vc-windowless-bathrooms': t(
    'Für den Anschluss an einen Schacht braucht es Druck: Diese Geräte bringen mindestens **180 Pa**. Ob am Anschluss eine [Absperrvorrichtung](category:I3) nötig ist, steht im Brandschutznachweis.',
    'Do šachty je potřeba tlak: tyto přístroje dají nejméně **180 Pa**. Zda je na připojení nutný [požární uzávěr](category:I3), říká požární zpráva.',
    'Do šachty treba tlak: tieto prístroje dajú najmenej **180 Pa**. Či je na pripojení nutný [požiarny uzáver](category:I3), hovorí požiarna správa.',
    'A shared riser takes pressure: these units give at least **180 Pa**. Whether a [shut-off](category:I3) is needed is in the fire safety record.',
  ),
  'vc-ec-inline-fans': t(
    'EC-Ventilatoren regelt man mit **0–10 V**, nie mit Triac oder Trafo. Ein [Sensor](category:H3) mit passendem Ausgang ersetzt den Regler.',
    'EC ventilátory se regulují **0–10 V**, nikdy triakem ani transformátorem. [Čidlo](category:H3) s vhodným výstupem regulátor nahradí.',
    'EC ventilátory sa regulujú **0–10 V**, nikdy triakom ani transformátorom. [Snímač](category:H3) s vhodným výstupom regulátor nahradí.',
    'EC fans are controlled by **0–10 V**, never by triac or transformer. A [sensor](category:H3) with a matching output replaces the controller.',
  ),
  'vc-spiral-125': t(
    'Alles für eine Leitung in **Ø 125 mm**: Rohr, Bögen, Abzweige, Klappen und Schellen. Bei 3 m/s gehen 133 m³/h hindurch.',
    'Vše pro potrubí **Ø 125 mm**: trubky, oblouky, odbočky, klapky a objímky. Při 3 m/s jím projde 133 m³/h.',
    'Všetko pre potrubie **Ø 125 mm**: rúry, oblúky, odbočky, klapky a objímky. Pri 3 m/s ním prejde 133 m³/h.',
    'Everything for a run in **Ø 125 mm**: duct, bends, branches, dampers and clamps. At 3 m/s it carries 133 m³/h.',
  ),
  'vc-spiral-160': t(
    'Alles für eine Hauptleitung in **Ø 160 mm**. Bei 3 m/s gehen 217 m³/h hindurch, genug für eine Wohnung. Auf Ø 150 führt nur eine [Reduzierung](category:D3).',
    'Vše pro hlavní větev **Ø 160 mm**. Při 3 m/s jí projde 217 m³/h, dost pro byt. Na Ø 150 se přechází jen [redukcí](category:D3).',
    'Všetko pre hlavnú vetvu **Ø 160 mm**. Pri 3 m/s ňou prejde 217 m³/h, dosť pre byt. Na Ø 150 sa prechádza len [redukciou](category:D3).',
    'Everything for a main run in **Ø 160 mm**. At 3 m/s it carries 217 m³/h, enough for a flat. To Ø 150 only a [reducer](category:D3) leads.',
  ),
  'vc-controllers-0-10v': t(
    '**0–10 V** ist die Sprache der EC-Motoren, Klappenantriebe und Sensoren. Ein Regler kann mehrere Geräte führen, solange ihre Eingänge zusammen seinen Ausgang nicht überlasten.',
    '**0–10 V** je jazyk EC motorů, servopohonů a čidel. Jeden regulátor zvládne více přístrojů, dokud jejich vstupy dohromady nepřetíží jeho výstup.',
    '**0–10 V** je jazyk EC motorov, servopohonov a snímačov. Jeden regulátor zvládne viac prístrojov, kým ich vstupy spolu nepreťažia jeho výstup.',
    '**0–10 V** is the language of EC motors, damper actuators and sensors. One controller can lead several units as long as their inputs together do not overload its output.',
  ),
  'vc-filters-g4': t(
    'G4 heißt heute meist **Coarse 60 bis 65 %**. Die alte Bezeichnung dient hier nur der Suche; auf den Filtern steht die neue.',
    'G4 se dnes většinou jmenuje **Coarse 60 až 65 %**. Staré označení tu slouží jen k hledání, na filtrech je nové.',
    'G4 sa dnes väčšinou volá **Coarse 60 až 65 %**. Staré označenie tu slúži len na hľadanie, na filtroch je nové.',
    'G4 is mostly **Coarse 60 to 65 %** today. The old name is for searching only; filters carry the new one.',
  ),
  'vc-filters-f7': t(
    'F7 heißt heute meist **ePM1 50 bis 65 %**. Diese Filter halten Feinstaub und Pollenreste, brauchen aber ein Gerät mit Reserve.',
    'F7 se dnes většinou jmenuje **ePM1 50 až 65 %**. Tyto filtry zachytí jemný prach i zbytky pylu, jednotka ale potřebuje rezervu.',
    'F7 sa dnes väčšinou volá **ePM1 50 až 65 %**. Tieto filtre zachytia jemný prach aj zvyšky peľu, jednotka však potrebuje rezervu.',
    'F7 is mostly **ePM1 50 to 65 %** today. These filters hold fine dust and bits of pollen but need a unit with reserve.',
  ),
}
