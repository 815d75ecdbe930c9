import { list } from '../problem.ts'

/** Products that visitors own and report faults of. */
export const installed = list(
  'Lüfter, KWL, Rohr, Schlauch, KWL Rohr, Dunstabzugshaube, Lüftungsgitter, Tellerventil, Mauerkasten, Drallauslass, Luftauslass',
  'ventilátor, rekuperace, potrubí, hadice, rozvodná hadice, digestoř, mřížka, talířový ventil, průchodka, vířivý anemostat, vyústka',
  'ventilátor, rekuperácia, potrubie, hadica, rozvodná hadica, digestor, mriežka, tanierový ventil, priechodka, vírivý anemostat, výustka',
  'fan, MVHR, duct, hose, semi rigid duct, cooker hood, grille, disc valve, wall box, swirl diffuser, diffuser',
)

/** All combinations of the words of two lists. */
export function together(a: string, b: string): string {
  return a
    .split(', ')
    .flatMap((one) => b.split(', ').map((other) => `${one} ${other}`))
    .join(', ')
}
