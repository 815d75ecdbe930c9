import { failures } from './failures.ts'
import { installed, together } from './installed.ts'
import { list, type Problem, text } from '../problem.ts'

/** A loud bathroom fan has no room for a silencer, and mostly worn bearings. */
const wornFan = {
  of: text('Badlüfter', 'koupelnový ventilátor', 'kúpeľňový ventilátor', 'bathroom fan'),
  products: text(
    'leise Badlüfter',
    'tichý koupelnový ventilátor',
    'tichý kúpeľňový ventilátor',
    'quiet bathroom fan',
  ),
}

/** `Geht nicht aus` and `geht nicht mehr aus`. */
function orNoMore(words: string): string {
  return `${words}, ${words
    .split(', ')
    .filter((each) => / nicht /.test(each))
    .map((each) => each.replace(' nicht ', ' nicht mehr '))
    .join(', ')}`
}

/** Faults of installed products: the query names the product, but its solution is another one. */
export const faults: readonly Problem[] = [
  ...failures,
  {
    code: 'noise',
    words: list(
      'zu laut, Lüfter laut, Lärm, brummt, laut, pfeift, Geräusche Lüftung, Geräusch, Geräusche, macht Geräusche, rattert, brummen, Brummgeräusch, summt, surrt, rauscht, heult, quietscht, klappert, Rauschen, Strömungsgeräusch, Krach, lärmt, scheppert, schleift, rappelt, schnarrt, schalldämmen, schallisolieren, leiser machen',
      'hlučný, hlučí, hluk, hučí, moc hlučný, píská, vrčí, bzučí, hučení, šumí, kvílí, vrčení, divné zvuky, divný zvuk, vydává zvuky, rachotí, hrčí, skřípe, rámus, dělá kravál, vrže, odhlučnit, utlumit, ztišit',
      'hlučný, hlučí, hluk, hučí, píska, vrčí, bzučí, hučanie, šumí, kvíli, vrčanie, čudné zvuky, divný zvuk, vydáva zvuky, rachotí, hrčí, hrkoce, škrípe, vŕzga, odhlučniť, utlmiť, stíšiť',
      'too loud, noisy, loud, noise, strange sound, strange sounds, weird sounds, humming, hums, hum, buzzing, buzzes, droning, rattling, rattles, whistling, whistles, roaring, squeaking, squeaks, grinding, grinds, screeching, clattering, makes a racket, soundproof, quieten, make quieter',
    ),
    reading: text('Schall', 'hluk', 'hluk', 'noise'),
    products: text('Schalldämpfer', 'tlumič hluku', 'tlmič hluku', 'silencer'),
    others: [wornFan],
    of: installed,
  },
  {
    code: 'noise',
    words: list(
      'vibriert, Vibration, Vibrationen, wackelt, dröhnt, Körperschall, vibrieren, schwingt',
      'vibruje, vibrace, chvěje, drnčí, rezonuje, duní, dunění',
      'vibruje, vibrácie, chveje, drnčí, rezonuje, duní, dunenie',
      'vibrates, vibrating, vibration, vibrations, shakes, shaking',
    ),
    reading: text('Schall', 'hluk', 'hluk', 'noise'),
    products: text('Manschette', 'pružná manžeta', 'pružná manžeta', 'flexible connector'),
    others: [wornFan],
    of: installed,
  },
  // Voices and noise of other rooms.
  {
    code: 'noise',
    words: list(
      `${together(
        'höre, hört, hören, gehört, Stimmen, Gespräche, hellhörig',
        'Nachbar, Nachbarn, Nachbarwohnung, Rohr, Lüftung, Lüftungsrohr, Schacht, Ventil, Gitter, Schlafzimmer, Wohnzimmer',
      )}, Lüfter höre, Lüfter hört`,
      `${together(
        'slyšet, slyším, slyší, slyšitelný, hlasy, hovory',
        'soused, sousedi, sousedy, sousedů, potrubí, roura, šachta, mřížka, ložnice, ložnici, pokoj, pokoji',
      )}, ventilátor slyšet, ventilátor slyším`,
      `${together(
        'počuť, počujem, počuje, hlasy, rozhovory',
        'sused, susedia, susedov, potrubie, rúra, rúru, šachta, mriežka, spálňa, spálni, izba, izbe',
      )}, ventilátor počuť, ventilátor počujem`,
      `${together(
        'hear, hearing, heard, voices, talking',
        'neighbour, neighbours, neighbor, neighbors, duct, vent, pipe, grille, bedroom, rooms',
      )}, hear fan`,
    ),
    reading: text('Schall', 'hluk', 'hluk', 'noise'),
    products: text('Schalldämpfer', 'tlumič hluku', 'tlmič hluku', 'silencer'),
    of: installed,
  },
  {
    code: 'smell',
    words: list(
      together(
        'riecht, stinkt, Geruch, Gerüche, Gestank, Zigarettenrauch, Rauch, rauchen, raucht, Zigaretten, Essensgeruch, Küchengeruch, Mief',
        'Schacht, Lüftungsschacht, Nachbar, Nachbarn, Nachbarwohnung, Lüftung',
      ),
      together(
        'smrdí, smrad, zápach, pach, pachy, puch, kouř, kouří, cigarety, cítit, táhne',
        'stupačka, stupačky, šachta, soused, sousedi, sousedů, komín',
      ),
      together(
        'smrdí, smrad, zápach, pach, pachy, puch, dym, fajčí, fajčia, cigarety, cítiť, ťahá',
        'stupačka, stupačky, šachta, sused, susedia, susedov, komín',
      ),
      together(
        'smell, smells, smelly, odour, odor, stinks, smoke, smokes, smoking, cigarettes, cooking smell',
        'shaft, neighbour, neighbours, neighbor, neighbors, riser, vent, duct',
      ),
    ),
    reading: text('Geruch', 'zápach', 'zápach', 'smell'),
    products: text('Rückschlagklappe', 'zpětná klapka', 'spätná klapka', 'backdraught damper'),
    of: installed,
  },
  {
    code: 'smell',
    words: list(
      together(
        'riecht, stinkt, Geruch, Gerüche, Gestank, Mief, Rauch, Qualm, qualmt, raucht',
        'Küche, kochen, Kochen, Essen, braten, Frittieren, Bratfett, Fett, Pommes, Gebratenes, Grill, grillen, Herd, Pfanne, Wok',
      ) +
        ', Kochdunst, Kochdunst zieht, Essensgeruch zieht, Kochgeruch zieht, Kochdünste, Küchendunst, Bratdunst, Essensgeruch, Kochgeruch, Bratgeruch, Fischgeruch, Essensgerüche, Kochgerüche',
      together(
        'smrdí, smrad, zápach, pach, pachy, puch, výpary, pára, cítit, voní, kouř, čoud, dým',
        'kuchyň, kuchyně, vaření, smažení, smažené, jídlo, vařit, tuk, olej, gril, grilu, grilování, sporák, pánev, wok',
      ),
      together(
        'smrdí, smrad, zápach, pach, pachy, puch, výpary, para, cítiť, vonia, dym, čmud',
        'kuchyňa, kuchyni, varenie, varení, vyprážanie, vyprážané, smažené, jedlo, variť, tuk, olej, gril, grilu, grilovanie, sporák, panvica, wok',
      ),
      together(
        'smell, smells, smelly, odour, odor, stinks, fumes, smoke',
        'kitchen, cooking, frying, food, cook, fried, grease, chip fat, barbecue, bbq, grilling, stove top, wok',
      ),
    ),
    reading: text('Geruch', 'zápach', 'zápach', 'smell'),
    products: text('Dunstabzugshaube', 'digestoř', 'digestor', 'cooker hood'),
  },
  {
    code: 'running',
    words: list(
      orNoMore(
        'geht nicht aus, schaltet nicht aus, schaltet nicht ab, schaltet sich nicht aus, schaltet sich nicht ab, lässt sich nicht ausschalten, lässt sich nicht abschalten, läuft dauernd, läuft ständig, läuft immer, läuft ununterbrochen, läuft permanent, läuft pausenlos, läuft die ganze Zeit, läuft durchgehend, läuft zu lange, hört nicht auf, stoppt nicht, bleibt an, stundenlang',
      ),
      'nejde vypnout, nevypne, nevypíná, nevypne se, nevypíná se, nejde zastavit, nezastaví, nezastavuje, běží pořád, běží stále, běží furt, běží neustále, běží nonstop, běží nepřetržitě, jede pořád, jede stále, jede furt, jede neustále, pořád běží, stále běží, běží dlouho, jede dlouho, běží trvale, nechce vypnout, celé hodiny',
      'nejde vypnúť, nevypne, nevypína, nevypne sa, nevypína sa, nedá vypnúť, nejde zastaviť, nezastaví, beží stále, beží furt, beží neustále, beží nonstop, beží nepretržite, ide stále, ide furt, ide neustále, stále beží, beží dlho, ide dlho, beží trvalo, nechce vypnúť, celé hodiny',
      "won't turn off, wont turn off, will not turn off, not turning off, doesn't turn off, does not turn off, won't switch off, wont switch off, not switching off, doesn't switch off, won't stop, wont stop, won't shut off, can't turn off, runs all the time, running all the time, runs constantly, running constantly, runs nonstop, keeps running all the time, runs permanently, always running, always on, never stops, never turns off, stays on all the time, runs too long, for hours",
    ),
    reading: text('Nachlauf', 'doběh', 'dobeh', 'timer'),
    products: text('Nachlaufrelais', 'časový spínač', 'časový spínač', 'fan timer'),
    of: installed,
    replaced: 'second',
  },
  {
    code: 'draught',
    words: list(
      'Kaltluft, Zugluft, kalte Luft, es zieht, zieht, Wind, pfeift Wind, Luft zurück',
      'průvan, studený vzduch, táhne, fouká, fučí, profukuje, profukuje studený vzduch, táhne zpátky',
      'prievan, studený vzduch, ťahá, fúka, fučí, prefukuje, ťahá späť',
      'draught, draughty, cold air, wind, cold draught, drafty, draft coming in, stops air coming back, air coming back, air comes back, blows back',
    ),
    reading: text('Rückschlagklappe', 'zpětná klapka', 'spätná klapka', 'backdraught'),
    products: text('Rückschlagklappe', 'zpětná klapka', 'spätná klapka', 'backdraught damper'),
    of: installed,
  },
  {
    code: 'insects',
    words: list(
      'Insekten, Fliegen, Mücken, Spinnen, Wespen, Ungeziefer, Motten, Ameisen, Käfer, Marienkäfer, Fruchtfliegen, Vogelnest, Tauben, Mäuse, Ratten, Marder',
      'hmyz, mouchy, komáři, pavouci, vosy, mušky, moli, mravenci, brouci, berušky, ptačí hnízdo, holubi, myši, potkani, kuny',
      'hmyz, muchy, komáre, pavúky, osy, mušky, mole, mravce, chrobáky, lienky, vtáčie hniezdo, holuby, myši, potkany, kuny',
      'insects, flies, mosquitoes, spiders, wasps, bugs, moths, ants, beetles, ladybirds, bird nest, pigeons, mice, rats, rodents',
    ),
    reading: text('Wetterschutzgitter', 'protidešťová žaluzie', 'protidažďová žalúzia', 'louvre'),
    products: text('Insektenschutz', 'síťka proti hmyzu', 'sieťka proti hmyzu', 'insect mesh'),
    of: installed,
  },
  {
    code: 'damp',
    words: list(
      together(
        'Kondenswasser, Kondensat, Tauwasser, Schwitzwasser, Wasser, tropft, schwitzt, nass, läuft Wasser',
        'Rohr, Lüftungsrohr, Abluftrohr, Schlauch, Dunstabzug, Tellerventil, Lüftungsgitter, Lüfter, Badlüfter, Ventilator, Rohrleitung, Lüftungsleitung',
      ),
      together(
        'kondenzát, kondenzace, voda, kape, kapká, kapka, rosí, potí',
        'potrubí, trubka, roura, hadice, digestoř, talířový ventil, mřížka, ventilátor, větrák, větrací potrubí, větrací trubka, odtahové potrubí',
      ),
      together(
        'kondenzát, kondenzácia, voda, kvapká, kvapka, rosí, potí',
        'potrubie, rúra, rúrka, hadica, digestor, tanierový ventil, mriežka, ventilátor, vetrák, vetracie potrubie, vetracia rúra, vetracia rúrka, odťahové potrubie',
      ),
      together(
        'condensation, water, dripping, drips, drip, sweating, wet',
        'vent, ceiling vent, grille, duct, ducting, pipe, hose, cooker hood, fan, extractor, vent pipe, ventilation duct, extractor duct',
      ),
    ),
    reading: text('Kondensat', 'kondenzát', 'kondenzát', 'condensate'),
    products: text('Rohrdämmung', 'izolace potrubí', 'izolácia potrubia', 'duct insulation'),
    of: installed,
  },
]
