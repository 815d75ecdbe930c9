import { t } from '../../catalogue/texts/text.ts'
import type { Text } from '../../../backend/db/columns.ts'

/** FAQ groups in display order. */
export const faqGroups = {
  ordering: t('Bestellen und Bezahlen', 'Objednání a platba', 'Objednanie a platba', 'Ordering and paying'),
  delivery: t('Versand und Abholung', 'Doprava a osobní odběr', 'Doprava a osobný odber', 'Delivery and collection'),
  returns: t('Rückgabe und Gewährleistung', 'Vrácení a reklamace', 'Vrátenie a reklamácia', 'Returns and claims'),
  choosing: t('Auswahl und Technik', 'Výběr a technika', 'Výber a technika', 'Choosing and technology'),
  account: t('Konto und Daten', 'Účet a údaje', 'Účet a údaje', 'Account and data'),
} satisfies Record<string, Text>

export type FaqGroupId = keyof typeof faqGroups
