import { t } from '../../catalogue/texts/text.ts'
import type { Text } from '../../../backend/db/columns.ts'

/** Job titles, gender-neutral. */
export const positions = {
  head: t('Leitung der Niederlassung', 'Vedení pobočky', 'Vedenie pobočky', 'Branch management'),
  advice: t('Beratung', 'Poradenství', 'Poradenstvo', 'Advice'),
  planning: t('Planung und Auslegung', 'Návrh a dimenzování', 'Návrh a dimenzovanie', 'Planning and sizing'),
  controls: t('Regelung und Elektrotechnik', 'Regulace a elektro', 'Regulácia a elektro', 'Controls and electrics'),
  warehouse: t('Lager und Abholung', 'Sklad a výdej', 'Sklad a výdaj', 'Warehouse and collection'),
  trade: t('Betreuung von Fachbetrieben', 'Péče o firmy', 'Starostlivosť o firmy', 'Trade customers'),
} satisfies Record<string, Text>

export type PositionId = keyof typeof positions
