import { type Attribute, attribute } from './attribute.ts'
import { equalEnds, valueFacet } from './trade-facet.ts'

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
    'automatisch, Automatik, von alleine, von allein, von selbst, selbsttätig, selbständig, selbst einschaltend, schaltet sich selbst, schaltet sich ein, alleine angeht, angeht, anspringt, Automatiklüfter, einschaltet wenn, geht an wenn, einschaltet',
    'automatický, automaticky, automat, sám, sama, samo, zapne se sám, sám spustí, samočinný, sepne sám, zapne se, spustí se, zapíná se',
    'automatický, automaticky, automat, sám, sama, samo, zapne sa sám, sám spustí, samočinný, zopne sám, zapne sa, spustí sa, zapína sa',
    'automatic, automatically, turns itself on, switches itself on, turns on by itself, comes on by itself, itself, auto, self switching, on its own, comes on when, turns on when, switches on when, starts when',
  ),
  attribute(
    {
      any: [
        { code: 'equipment', values: ['t', 'th', 'p'] },
        { code: 'ctrl', values: ['run'] },
      ],
    },
    'Abschaltverzögerung, Ausschaltverzögerung, Verzögerung, Nachlauffunktion, läuft nach, nachläuft, weiterläuft, läuft weiter, weiterlaufen, geht von selbst aus, geht von allein aus, geht alleine aus, schaltet sich selbst aus, schaltet sich selbst ab, schaltet sich von selbst aus, schaltet von allein aus, automatisch aus, schaltet automatisch ab, automatisch ausschaltet, selbst ausschaltet, selbst abschaltet, nachdem Licht aus, verzögert aus, geht nach Weile aus, geht nach Minuten aus, schaltet nach Weile aus, schaltet nach Minuten aus, schaltet ab nach Weile, schaltet ab nach Minuten, geht aus nach Weile, geht aus nach Minuten',
    'sám vypne, sám vypíná, sama vypne, vypne automaticky, automaticky vypne, vypne sám, zpožděné vypnutí, zpožděný vypínač, doběhem, dobíhá, s doběhem, po zhasnutí, běží po vypnutí, běží po zhasnutí světla, po vypnutí světla, vypne po čase, vypne po chvíli, vypne za chvíli, vypne po minutách, vypne později',
    'sám vypne, sám vypína, sama vypne, vypne automaticky, automaticky vypne, oneskorené vypnutie, dobieha, s dobehom, po zhasnutí, ide po vypnutí, beží po zhasnutí svetla, po vypnutí svetla, vypne po čase, vypne po chvíli, vypne o chvíľu, vypne po minútach, vypne neskôr',
    'goes off by itself, turns off by itself, turns itself off, switches itself off, switches off by itself, shuts off by itself, goes off after, turns off after, switches off after, shuts off after, turns off automatically, switches off automatically, goes off automatically, delay off, off delay, switch off delay, delayed off, keeps running, carries on after, carries on light, stays on after, keeps going, light goes off, light off',
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
  // A fan with a flap, not the flap itself.
  attribute(
    { any: [{ code: 'backdraught', values: ['true'] }], ofKind: true },
    'Klappe',
    'klapka',
    'klapka',
    'damper',
  ),
  attribute(
    { any: [{ code: 'actuator', values: ['spring'] }] },
    'Federrücklauf, Federrückstellung, Rückstellfeder, Feder, Stromausfall, Strom aus, stromlos zu, stromlos geschlossen, stromlos schließend, ohne Strom zu, ohne Strom schließt',
    'zpětná pružina, pružina, pružinový, pružinový pohon, havarijní funkce, výpadek proudu, výpadku proudu, výpadek elektřiny, bez proudu zavře, bez proudu zavřená',
    'spätná pružina, pružina, pružinový, pružinový pohon, havarijná funkcia, výpadok prúdu, výpadku prúdu, výpadok elektriny, bez prúdu zatvorí, bez prúdu zatvorená',
    'spring return, spring, fail safe, power failure, power cut, loss of power, normally closed, fail closed',
  ),
  attribute(
    valueFacet('shape', 'bend-h'),
    'horizontal, waagerecht, waagrecht, liegend',
    'horizontální, vodorovný, ležatý',
    'horizontálny, vodorovný, ležatý',
    'horizontal',
  ),
  attribute(
    valueFacet('shape', 'bend-v'),
    'vertikal, senkrecht, stehend',
    'vertikální, svislý, zvislý, stojatý',
    'vertikálny, zvislý, stojatý',
    'vertical',
  ),
  attribute(
    { any: [{ code: 't_max', range: { from: 100, to: null } }], ofKind: true },
    'hitzebeständig, temperaturbeständig, hitzefest, wärmebeständig, Hochtemperatur, hohe Temperaturen, feuerfest',
    'žáruvzdorný, tepelně odolný, teplotně odolný, odolný teplotě, odolný teplu, vysokoteplotní, vysoké teploty',
    'žiaruvzdorný, tepelne odolný, teplotne odolný, odolný teplote, odolný teplu, vysokoteplotný, vysoké teploty',
    'heat resistant, heat proof, heatproof, high temperature, temperature resistant, high temp',
  ),
  attribute(
    { any: [{ code: 'rubber', values: ['true'] }], ofKind: true },
    'gedämmt, schallgedämmt, gummiert, Dämmeinlage, Schalldämmeinlage',
    'pogumovaný, s pryžovou vložkou, tlumící',
    'pogumovaný, s gumovou vložkou, tlmiaci',
    'lined, cushioned, acoustic lining',
  ),
  attribute(
    valueFacet('measures', 'velocity'),
    'Luftgeschwindigkeit, Luftströmung, Anemometer, Flügelradanemometer, Hitzdrahtanemometer, Thermo-Anemometer, Windmesser, Luftgeschwindigkeit messen, Strömungsmesser',
    'proudění vzduchu, rychlost vzduchu, anemometr, větroměr, měřič proudění, měření rychlosti vzduchu',
    'prúdenie vzduchu, rýchlosť vzduchu, anemometer, vetromer, merač prúdenia, meranie rýchlosti vzduchu',
    'air velocity, air speed, anemometer, wind meter, air velocity meter, hot wire anemometer',
  ),
  attribute(
    valueFacet('measures', 'humidity'),
    'Feuchtemesser, Hygrometer, Feuchtigkeitsmessgerät',
    'vlhkoměr, měřič vlhkosti',
    'vlhkomer, merač vlhkosti',
    'hygrometer, humidity meter',
  ),
  attribute(
    valueFacet('measures', 'flow'),
    'Volumenstrommesser, Luftmengenmesser, Luftstrommesser, Anemometer Volumenstrom, Anemometer Luftmenge',
    'měřič průtoku vzduchu, měření průtoku vzduchu, průtokoměr, anemometr průtok, anemometr měření průtoku',
    'merač prietoku vzduchu, meranie prietoku vzduchu, prietokomer, anemometer prietok, anemometer meranie prietoku',
    'airflow meter, air flow meter, flow meter, flow hood, anemometer airflow, anemometer volume flow',
  ),
  attribute(
    { any: [{ code: 'mounting', values: ['surface'] }], ofKind: true },
    'an die Wand, Wand, Wandmontage, zum Aufschrauben, auf Putz',
    'na zeď, na stěnu, nadomítkový',
    'na stenu, nadomietkový',
    'on the wall, on wall, wall, wall mounted, wall mount, wall mounting, wall hung, surface box',
  ),
  attribute(
    { any: [{ code: 'mounting', values: ['flush'] }], ofKind: true },
    'unter Putz, Unterputzdose, Einbau, zum Einbauen',
    'zapuštěný, do krabičky',
    'zapustený, do krabičky',
    'back box, inset',
  ),
  // A unit is built into the wall, a switch is flush.
  attribute(
    {
      any: [
        { code: 'in_wall', values: ['true'] },
        { code: 'mounting', values: ['flush'] },
      ],
      ofKind: true,
    },
    'in die Wand, in der Wand, durch die Wand',
    'do zdi, do stěny, ve zdi, ve stěně, skrz zeď, přes zeď',
    'do steny, v stene, cez stenu',
    'in wall, in the wall, into the wall, through the wall, through wall',
  ),
  attribute(
    { any: [{ code: 'pitch', values: ['25-45', '5-25'] }], ofKind: true },
    'Schrägdach, Steildach, schräges Dach, Ziegeldach, geneigtes Dach',
    'šikmá střecha, sedlová střecha, tašková střecha',
    'šikmá strecha, sedlová strecha, škridlová strecha',
    'pitched roof, sloping roof, tiled roof',
  ),
  attribute(
    valueFacet('equipment', 'th'),
    'Nachlauf Feuchte, Nachlauf und Feuchte',
    'doběh vlhkost, doběh a vlhkost',
    'dobeh vlhkosť, dobeh a vlhkosť',
    'timer humidity, timer and humidity',
  ),
  attribute(
    { any: [{ code: 'dn2', values: [equalEnds] }], ofKind: true },
    'gleichschenklig, gleicher Durchmesser, gleiche Abgänge',
    'rovnoramenný, stejný průměr, stejné průměry',
    'rovnoramenný, rovnaký priemer, rovnaké priemery',
    'equal, equal ends, same diameter',
  ),
  attribute(
    { any: [{ code: 'pitch', values: ['flat'] }], ofKind: true },
    'Flachdach, flaches Dach',
    'plochá střecha',
    'plochá strecha',
    'flat roof',
  ),
  attribute(
    { any: [{ code: 'u', values: ['12'] }], ofKind: true },
    'Kleinspannung, Niederspannung, Schutzkleinspannung',
    'nízké napětí, malé napětí',
    'nízke napätie, malé napätie',
    'low voltage, extra low voltage',
  ),
  attribute(
    valueFacet('measures', 'co2'),
    'CO2 Handmessgerät, CO2 Messgerät tragbar, CO2 Messer tragbar',
    'ruční měřič CO2, přenosný měřič CO2',
    'ručný merač CO2, prenosný merač CO2',
    'handheld CO2 meter, portable CO2 meter',
  ),
  attribute(
    valueFacet('ctrl', 'remote'),
    'Fernbedienung, fernbedienbar',
    'dálkový ovladač, dálkové ovládání',
    'diaľkový ovládač, diaľkové ovládanie',
    'remote control, remote, remote controller',
  ),
  attribute(
    { any: [{ code: 'actuator', values: ['self'] }], ofKind: true },
    'selbsttätig, ohne Strom',
    'samočinný, bez proudu',
    'samočinný, bez prúdu',
    'self acting, unpowered',
  ),
]
