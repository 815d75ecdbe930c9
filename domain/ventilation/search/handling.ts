import { type Attribute, attribute } from './attribute.ts'

/** How products are switched and mounted. */
export const handling: readonly Attribute[] = [
  // A fan that switches itself has a sensor.
  attribute(
    {
      any: [
        { code: 'equipment', values: ['th', 'h', 'p'] },
        { code: 'ctrl', values: ['hygro', 'pir'] },
      ],
      ofKind: true,
    },
    'automatisch, Automatik, von alleine, von allein, von selbst, selbsttätig, selbständig, selbst einschaltend, schaltet sich selbst, schaltet sich ein, alleine angeht, angeht, anspringt, Automatiklüfter',
    'automatický, automaticky, automat, sám, sama, samo, zapne se sám, sám spustí, samočinný, sepne sám',
    'automatický, automaticky, automat, sám, sama, samo, zapne sa sám, sám spustí, samočinný, zopne sám',
    'automatic, automatically, turns itself on, switches itself on, turns on by itself, comes on by itself, itself, auto, self switching, on its own',
  ),
  attribute(
    {
      any: [
        { code: 'equipment', values: ['t', 'th', 'p'] },
        { code: 'ctrl', values: ['run'] },
      ],
    },
    'Abschaltverzögerung, Ausschaltverzögerung, Verzögerung, Nachlauffunktion, läuft nach, nachläuft',
    'zpožděné vypnutí, zpožděný vypínač, doběhem, dobíhá, s doběhem',
    'oneskorené vypnutie, dobieha, s dobehom',
    'delay off, off delay, switch off delay, delayed off, keeps running',
  ),
  attribute(
    {
      any: [
        { code: 'actuator', values: ['none'] },
        { code: 'bypass', values: ['manual'] },
      ],
      ofKind: true,
    },
    'manuell, handbetätigt, von Hand, Handhebel, Handverstellung',
    'ruční, ručně, manuální, ruční ovládání, s páčkou',
    'ručný, ručne, manuálny, ručné ovládanie, s páčkou',
    'manual, manually, hand operated, lever',
  ),
  attribute(
    { any: [{ code: 'actuator', values: ['spring'] }] },
    'Federrücklauf, Federrückstellung, Rückstellfeder, Feder',
    'zpětná pružina, pružina, pružinový, pružinový pohon, havarijní funkce',
    'spätná pružina, pružina, pružinový, pružinový pohon, havarijná funkcia',
    'spring return, spring, fail safe',
  ),
  attribute(
    { any: [{ code: 'mounting', values: ['surface'] }], ofKind: true },
    'Wandmontage, an die Wand, zum Aufschrauben, auf Putz, Aufbau',
    'na zeď, na stěnu, nástěnný, nadomítkový',
    'na stenu, nástenný, nadomietkový',
    'wall mounted, wall mount, on the wall, surface box',
  ),
  attribute(
    { any: [{ code: 'mounting', values: ['flush'] }], ofKind: true },
    'unter Putz, Unterputzdose, Einbau, zum Einbauen',
    'do zdi, zapuštěný, do krabičky',
    'do steny, zapustený, do krabičky',
    'back box, in wall, inset',
  ),
]
