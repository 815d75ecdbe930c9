import { installed, together } from './installed.ts'
import { list, type Problem, text } from '../problem.ts'

/** Installed products that have failed: they are replaced, or one of their parts is. */
export const failures: readonly Problem[] = [
  {
    code: 'broken',
    words: list(
      `macht nix, macht nichts, tut nix, tut nichts, dreht nicht, startet nicht, läuft nicht, läuft nicht an, springt nicht an, geht nicht an, brummt nur, summt nur, surrt nur, blockiert, festgefressen, verschmort, durchgebrannt, riecht verbrannt, stinkt verbrannt, riecht verschmort, Motorschaden, saugt nicht, saugt kaum, zieht nicht, zieht kaum, blinkt, ${together(
        'Sicherung, FI, Schutzschalter',
        'fliegt, springt, löst, raus, haut',
      )}`,
      `netočí, neroztočí, nerozběhne, nerozjede, nenaskočí, nespustí, nezapne, jen hučí, jenom hučí, pouze hučí, jen bručí, jenom bručí, jen vrčí, jen bzučí, zadřený, zadřel, zasekl, smrdí spáleninou, smrdí spálené, smrdí spálenina, netáhne, netahá, nesaje, neodsává, neodtahuje, bliká, ${together(
        'jistič, pojistky, chránič',
        'vyhazuje, vyhodí, shazuje, shodí, vypadává, padá',
      )}`,
      `netočí, neroztočí, nerozbehne, nenaskočí, nespustí, nezapne, len hučí, iba hučí, len bzučí, iba bzučí, len vrčí, iba vrčí, zadretý, zadrel, zasekol, smrdí spáleninou, smrdí spálené, smrdí spálenina, neťahá, nesaje, neodsáva, neodťahuje, bliká, ${together(
        'istič, poistky, chránič',
        'vyhadzuje, vyhodí, zhadzuje, zhodí, vypadáva, padá',
      )}`,
      `doesn't turn, doesnt turn, does not turn, won't turn, wont turn, not turning, not spinning, won't spin, wont spin, doesn't spin, doesnt spin, won't start, wont start, doesn't start, doesnt start, not starting, won't come on, doesn't come on, only hums, just hums, only humming, just humming, only buzzes, just buzzes, seized, burnt out, burned out, burning smell, smells burning, smells burnt, smell burning, no suction, weak suction, poor suction, not sucking, not extracting, doesn't extract, doesnt extract, flashing, flashes, blinking, blinks, ${together(
        'breaker, rcd, fuse, fuses, electrics',
        'trips, tripping, trip, blows, blowing',
      )}`,
    ),
    reading: text('Ventilator brummt', 'ventilátor bručí', 'ventilátor hučí', 'fan hums'),
    products: text('Ersatzteil', 'náhradní díl', 'náhradný diel', 'spare part'),
    of: installed,
    replaced: 'first',
  },
]
