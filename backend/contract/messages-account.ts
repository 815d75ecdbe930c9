import type { Locale } from '../../domain/locale.ts'

/** Failures of the account. */
export const accountMessages = {
  wrongPassword: {
    de: 'Das Passwort ist falsch.',
    cs: 'Heslo není správné.',
    sk: 'Heslo nie je správne.',
    en: 'The password is wrong.',
  },
  resetInvalid: {
    de: 'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an und verwenden Sie dieselbe E-Mail-Adresse.',
    cs: 'Tento odkaz už neplatí. Vyžádejte si prosím nový a použijte stejnou e-mailovou adresu.',
    sk: 'Tento odkaz už neplatí. Vyžiadajte si prosím nový a použite rovnakú e-mailovú adresu.',
    en: 'This link is no longer valid. Please request a new one and use the same e-mail address.',
  },
  loginAsInvalid: {
    de: 'Diese Anmeldung für einen Kunden ist ungültig oder abgelaufen.',
    cs: 'Toto přihlášení za zákazníka je neplatné nebo vypršelo.',
    sk: 'Toto prihlásenie za zákazníka je neplatné alebo vypršalo.',
    en: 'This login on behalf of a customer is invalid or has expired.',
  },
  operatorSession: {
    de: 'Das darf nur die Kundin oder der Kunde selbst ändern.',
    cs: 'Toto může změnit jen sám zákazník.',
    sk: 'Toto môže zmeniť len sám zákazník.',
    en: 'Only the customer may change this.',
  },
  phone: {
    de: 'Bitte geben Sie die Telefonnummer mit Ländervorwahl ein, zum Beispiel +49 341 123456.',
    cs: 'Zadejte prosím telefon s předvolbou země, například +420 601 234 567.',
    sk: 'Zadajte prosím telefón s predvoľbou krajiny, napríklad +421 901 234 567.',
    en: 'Please enter the phone number with its country code, for example +49 341 123456.',
  },
  tin: {
    de: 'Diese Identifikationsnummer (IČO) ist ungültig.',
    cs: 'Toto IČO není platné.',
    sk: 'Toto IČO nie je platné.',
    en: 'This company number (IČO) is not valid.',
  },
  addressBookFull: {
    de: 'Das Adressbuch fasst höchstens {limit} Adressen.',
    cs: 'Do adresáře se vejde nejvýše {limit} adres.',
    sk: 'Do adresára sa zmestí najviac {limit} adries.',
    en: 'The address book holds at most {limit} addresses.',
  },
  tooManyLists: {
    de: 'Es sind höchstens {limit} Einkaufslisten möglich.',
    cs: 'Nákupních seznamů může být nejvýše {limit}.',
    sk: 'Nákupných zoznamov môže byť najviac {limit}.',
    en: 'There can be at most {limit} shopping lists.',
  },
  listFull: {
    de: 'Die Einkaufsliste fasst höchstens {limit} Artikel.',
    cs: 'Do nákupního seznamu se vejde nejvýše {limit} položek.',
    sk: 'Do nákupného zoznamu sa zmestí najviac {limit} položiek.',
    en: 'The shopping list holds at most {limit} items.',
  },
} as const satisfies Record<string, Record<Locale, string>>
