import type { ConnectionEnd } from '../../../domain/ventilation/duct/connection.ts'
import type { TextKey } from '../../i18n/text.ts'

export const endNames: Record<ConnectionEnd, TextKey> = {
  male: 'calculator.connection.male',
  pipe: 'calculator.connection.pipe',
  female: 'calculator.connection.female',
  hose: 'calculator.connection.hose',
  flange: 'calculator.connection.flange',
}
