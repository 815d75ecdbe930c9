import { cookiesPage } from './legal/cookies.ts'
import { privacyPage } from './legal/privacy.ts'
import { termsPage } from './legal/terms.ts'
import { warrantyPage } from './legal/warranty.ts'
import { withdrawalPage } from './legal/withdrawal.ts'

/** Privacy, terms, withdrawal, warranty and cookies. Demo texts, no legal advice. */
export const legalPages = [privacyPage, termsPage, withdrawalPage, warrantyPage, cookiesPage]
