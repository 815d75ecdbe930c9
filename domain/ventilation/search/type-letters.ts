import { type TradeFacet, valueFacet } from './trade-facet.ts'

const controlled = (values: string[], ctrl: string): TradeFacet => ({
  any: [
    { code: 'equipment', values },
    { code: 'ctrl', values: [ctrl] },
  ],
})

const timer = controlled(['t', 'th'], 'run')
const humidity = controlled(['h', 'th'], 'hygro')

/** Equipment as fans' types have it, in capitals: `Quiet 100 TH`, `Silent 100 CRZ`. */
const letters: Readonly<Record<string, TradeFacet>> = {
  T: timer,
  VZ: timer,
  CRZ: timer,
  H: humidity,
  F: humidity,
  CHZ: humidity,
  TH: valueFacet('equipment', 'th'),
  HT: valueFacet('equipment', 'th'),
  P: controlled(['p'], 'pir'),
  TP: controlled(['p'], 'pir'),
  CDZ: controlled(['p'], 'pir'),
}

export function equipmentOf(letter: string): TradeFacet | null {
  return letters[letter] ?? null
}
