import type { DuctKind } from '../../../domain/ventilation/duct/duct-flow.ts'
import type { DuctPart, DuctUse } from '../../../domain/ventilation/duct/duct-input.ts'
import type { TextKey } from '../../i18n/text.ts'

export const ductUseNames: Record<DuctUse, TextKey> = {
  home: 'calculator.duct.home',
  flat: 'calculator.duct.flat',
  office: 'calculator.duct.office',
  industry: 'calculator.duct.industry',
}

export const ductKindNames: Record<DuctKind, TextKey> = {
  spiral: 'calculator.duct.spiral',
  plastic: 'calculator.duct.plastic',
  semiRigid: 'calculator.duct.semiRigid',
  aluFlex: 'calculator.duct.aluFlex',
}

export const ductPartNames: Record<DuctPart, TextKey> = {
  bends: 'calculator.duct.bends',
  valves: 'calculator.duct.valves',
  grilles: 'calculator.duct.grilles',
  filters: 'calculator.duct.filters',
  dampers: 'calculator.duct.dampers',
}
