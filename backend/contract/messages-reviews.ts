import type { Locale } from '../../domain/locale.ts'

/** Failures about reviews, watchers, the newsletter and companies. */
export const reviewMessages = {
  reviewTwice: {
    de: 'Sie haben dieses Produkt bereits bewertet.',
    cs: 'Tento produkt jste už hodnotili.',
    sk: 'Tento produkt ste už hodnotili.',
    en: 'You have already reviewed this product.',
  },
  alreadyAvailable: {
    de: '{name} ist lieferbar und kann sofort bestellt werden.',
    cs: '{name} je k dispozici a lze objednat ihned.',
    sk: '{name} je k dispozícii a dá sa objednať ihneď.',
    en: '{name} is available and can be ordered right away.',
  },
  watcherUnknown: {
    de: 'Diesen Link kennen wir nicht. Vielleicht haben Sie die Benachrichtigung bereits abbestellt.',
    cs: 'Tento odkaz neznáme. Možná jste už hlídání zrušili.',
    sk: 'Tento odkaz nepoznáme. Možno ste už stráženie zrušili.',
    en: 'We do not know this link. You may have cancelled the notification already.',
  },
  unsubscribeUnknown: {
    de: 'Diesen Link kennen wir nicht. Bitte nehmen Sie den Link aus unserer neuesten E-Mail.',
    cs: 'Tento odkaz neznáme. Použijte prosím odkaz z našeho nejnovějšího e-mailu.',
    sk: 'Tento odkaz nepoznáme. Použite, prosím, odkaz z nášho najnovšieho e-mailu.',
    en: 'We do not know this link. Please use the link in our newest e-mail.',
  },
  companyUnknown: {
    de: 'Zu dieser Nummer gibt es kein Unternehmen.',
    cs: 'K tomuto IČO jsme žádnou firmu nenašli.',
    sk: 'K tomuto IČO sme žiadnu firmu nenašli.',
    en: 'There is no company with this number.',
  },
  companyNumber: {
    de: 'Diese IČO ist ungültig: acht Ziffern, von denen die letzte eine Prüfziffer ist.',
    cs: 'IČO není platné: má mít osm číslic, z nichž poslední je kontrolní.',
    sk: 'IČO nie je platné: má mať osem číslic, z ktorých posledná je kontrolná.',
    en: 'This IČO is not valid: it has eight digits, of which the last is a check digit.',
  },
  registerUnavailable: {
    de: 'Das Unternehmensregister antwortet gerade nicht. Bitte tragen Sie die Angaben selbst ein.',
    cs: 'Registr firem právě neodpovídá. Vyplňte prosím údaje sami.',
    sk: 'Register firiem práve neodpovedá. Vyplňte, prosím, údaje sami.',
    en: 'The register of companies does not answer at present. Please fill in the details yourself.',
  },
} as const satisfies Record<string, Record<Locale, string>>
