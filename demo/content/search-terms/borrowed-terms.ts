/** English trade terms that installers use in other languages too. */
export const borrowedTerms: readonly (readonly [categories: string, words: string])[] = [
  ['A1 A2 A4.1 A3.1', 'extractor fan, exhaust fan'],
  ['A2.1 A2.2 A2.3', 'inline fan, duct fan'],
  ['B1 B2', 'MVHR, HRV, ERV, heat recovery'],
  ['C1 C3', 'duct, spiral duct'],
  ['C2.1 C2.3 C2.2', 'flexible duct, flexi duct, flex duct'],
  ['C2.2', 'insulated duct'],
  ['D1', 'elbow, bend'],
  ['D3', 'reducer'],
  ['D8 D9', 'damper'],
  ['D8', 'backdraft damper, backdraught damper'],
  ['E1', 'grille, louvre, louver'],
  ['E3', 'diffuser'],
  ['G1 G2', 'silencer, attenuator'],
  ['G2', 'flexible silencer'],
  ['H1', 'speed controller, fan controller'],
  ['I1', 'fire damper'],
  ['J1', 'cooker hood, range hood'],
]

/** Type codes of fittings that installers use as names, in every language. */
export const typeCodes: typeof borrowedTerms = [
  ['D1', 'BFU, BKFU, BSFU'],
  ['D2', 'TCPU, TCU'],
  ['D3', 'RCU, RCFU, RCLU, RCFLU'],
  ['D4', 'NPU, MFU'],
  ['D5', 'ESU, EPF'],
  ['D6', 'PSU, PSVU'],
  ['D9', 'DRU, DSU, DTU'],
  ['G1', 'SLCU, SLU'],
  ['E2.2', 'KSO'],
]
