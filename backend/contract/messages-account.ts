import type { Locale } from '../../domain/locale.ts'

/** Failures of the account. */
export const accountMessages = {
  passwordCommon: {
    de: 'Dieses Passwort wird so häufig verwendet, dass Angreifer es als Erstes ausprobieren. Bitte wählen Sie ein anderes.',
    cs: 'Toto heslo je tak běžné, že ho útočníci zkoušejí jako první. Zvolte prosím jiné.',
    sk: 'Toto heslo je také bežné, že ho útočníci skúšajú ako prvé. Zvoľte si, prosím, iné.',
    en: 'This password is so common that attackers try it first. Please choose another one.',
  },
  passwordName: {
    de: 'Dieses Passwort besteht aus dem Namen des Shops oder Ihrer E-Mail-Adresse und ist leicht zu erraten. Bitte wählen Sie ein anderes.',
    cs: 'Toto heslo tvoří název obchodu nebo vaše e-mailová adresa, a proto se dá snadno uhodnout. Zvolte prosím jiné.',
    sk: 'Toto heslo tvorí názov obchodu alebo vaša e-mailová adresa, a preto sa dá ľahko uhádnuť. Zvoľte si, prosím, iné.',
    en: 'This password is made of the shop’s name or your e-mail address and is easy to guess. Please choose another one.',
  },
  confirmOrder: {
    de: 'Bitte bestätigen Sie Ihre Bestellung: Wir haben den Link dazu an {name} geschickt. Erst damit nehmen wir die Bestellung entgegen; er gilt {limit} Stunden. Warenkorb und Angaben bleiben erhalten.',
    cs: 'Potvrďte prosím objednávku: odkaz jsme poslali na {name}. Objednávku přijmeme až po potvrzení, odkaz platí {limit} hodin. Košík i údaje zůstávají uložené.',
    sk: 'Potvrďte, prosím, objednávku: odkaz sme poslali na {name}. Objednávku prijmeme až po potvrdení, odkaz platí {limit} hodín. Košík aj údaje zostávajú uložené.',
    en: 'Please confirm your order: we have sent the link to {name}. We accept the order only then; the link is valid for {limit} hours. Your cart and details are kept.',
  },
  confirmByMail: {
    de: 'Fast fertig: Wir haben einen Link an {name} geschickt. Bitte bestätigen Sie damit innerhalb von {limit} Stunden; alles ist gespeichert.',
    cs: 'Už jen krok: poslali jsme odkaz na {name}. Potvrďte ho prosím do {limit} hodin, vše je uložené.',
    sk: 'Už len krok: poslali sme odkaz na {name}. Potvrďte ho, prosím, do {limit} hodín, všetko je uložené.',
    en: 'Nearly done: we have sent a link to {name}. Please confirm with it within {limit} hours; everything is saved.',
  },
  pendingUnknown: {
    de: 'Dieser Link ist unbekannt oder abgelaufen. Es ist nichts geschehen; bitte versuchen Sie es noch einmal.',
    cs: 'Tento odkaz neznáme nebo už neplatí. Nic se nestalo, zkuste to prosím znovu.',
    sk: 'Tento odkaz nepoznáme alebo už neplatí. Nič sa nestalo, skúste to, prosím, znova.',
    en: 'This link is unknown or has expired. Nothing has happened; please try again.',
  },
  pendingUsed: {
    de: 'Das ist bereits bestätigt.',
    cs: 'Toto už je potvrzené.',
    sk: 'Toto už je potvrdené.',
    en: 'This has been confirmed already.',
  },
  pendingChanged: {
    de: 'Der Warenkorb hat sich seit dieser Bestellung geändert. Es wurde nichts bestellt; bitte bestellen Sie noch einmal.',
    cs: 'Košík se od této objednávky změnil. Nic nebylo objednáno, objednejte prosím znovu.',
    sk: 'Košík sa od tejto objednávky zmenil. Nič nebolo objednané, objednajte, prosím, znova.',
    en: 'The cart has changed since this order. Nothing was ordered; please order again.',
  },
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
