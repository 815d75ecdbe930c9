import type { Locale } from '../../domain/locale.ts'
import { accountMessages } from './messages-account.ts'
import { saleMessages } from './messages-sale.ts'
import { reviewMessages } from './messages-reviews.ts'

/** Every text of a failure; `{name}` and `{limit}` are filled in. */
export const messages = {
  notFound: {
    de: 'Nicht gefunden.',
    cs: 'Nenalezeno.',
    sk: 'Nenájdené.',
    en: 'Not found.',
  },
  internal: {
    de: 'Etwas ist schiefgegangen. Bitte versuchen Sie es erneut.',
    cs: 'Něco se porouchalo. Zkuste to prosím znovu.',
    sk: 'Niečo sa pokazilo. Skúste to prosím znova.',
    en: 'Something broke. Please try again.',
  },
  unknownCaller: {
    de: 'Diese Adresse antwortet nur dem Shop.',
    cs: 'Tato adresa odpovídá pouze obchodu.',
    sk: 'Táto adresa odpovedá iba obchodu.',
    en: 'This address answers the shop only.',
  },
  tooLarge: {
    de: 'Die Anfrage ist zu groß.',
    cs: 'Požadavek je příliš velký.',
    sk: 'Požiadavka je príliš veľká.',
    en: 'The request is too large.',
  },
  notJson: {
    de: 'Die Anfrage ist kein gültiges JSON.',
    cs: 'Požadavek není platný JSON.',
    sk: 'Požiadavka nie je platný JSON.',
    en: 'The request is not valid JSON.',
  },
  required: {
    de: 'Bitte füllen Sie dieses Feld aus.',
    cs: 'Vyplňte prosím toto pole.',
    sk: 'Vyplňte prosím toto pole.',
    en: 'Please fill in this field.',
  },
  invalid: {
    de: 'Diese Angabe ist ungültig.',
    cs: 'Tento údaj je neplatný.',
    sk: 'Tento údaj je neplatný.',
    en: 'This entry is not valid.',
  },
  email: {
    de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    cs: 'Zadejte prosím platnou e-mailovou adresu.',
    sk: 'Zadajte prosím platnú e-mailovú adresu.',
    en: 'Please enter a valid e-mail address.',
  },
  tooShort: {
    de: 'Bitte geben Sie mindestens {limit} Zeichen ein.',
    cs: 'Zadejte alespoň {limit} znaků.',
    sk: 'Zadajte aspoň {limit} znakov.',
    en: 'Please enter at least {limit} characters.',
  },
  tooLong: {
    de: 'Bitte geben Sie höchstens {limit} Zeichen ein.',
    cs: 'Zadejte nejvýše {limit} znaků.',
    sk: 'Zadajte najviac {limit} znakov.',
    en: 'Please enter at most {limit} characters.',
  },
  terms: {
    de: 'Bitte stimmen Sie den Bedingungen zu.',
    cs: 'Potvrďte prosím souhlas s podmínkami.',
    sk: 'Potvrďte prosím súhlas s podmienkami.',
    en: 'Please accept the terms.',
  },
  postcode: {
    de: 'Bitte geben Sie eine gültige Postleitzahl ein.',
    cs: 'Zadejte prosím platné PSČ.',
    sk: 'Zadajte prosím platné PSČ.',
    en: 'Please enter a valid postcode.',
  },
  country: {
    de: 'In dieses Land liefern wir nicht.',
    cs: 'Do této země nedoručujeme.',
    sk: 'Do tejto krajiny nedoručujeme.',
    en: 'We do not deliver to this country.',
  },
  passwordMismatch: {
    de: 'Die Passwörter stimmen nicht überein.',
    cs: 'Hesla se neshodují.',
    sk: 'Heslá sa nezhodujú.',
    en: 'The passwords do not match.',
  },
  emailTaken: {
    de: 'Zu dieser E-Mail-Adresse gibt es bereits ein Konto.',
    cs: 'K této e-mailové adrese už existuje účet.',
    sk: 'K tejto e-mailovej adrese už existuje účet.',
    en: 'There is already an account with this e-mail address.',
  },
  wrongLogin: {
    de: 'E-Mail-Adresse oder Passwort ist falsch.',
    cs: 'E-mail nebo heslo není správné.',
    sk: 'E-mail alebo heslo nie je správne.',
    en: 'E-mail address or password is wrong.',
  },
  tooManyAttempts: {
    de: 'Zu viele Versuche. Bitte warten Sie noch {limit}.',
    cs: 'Příliš mnoho pokusů. Zkuste to prosím později, zbývající čas: {limit}.',
    sk: 'Príliš veľa pokusov. Skúste to prosím neskôr, zostávajúci čas: {limit}.',
    en: 'Too many attempts. Please try again in {limit}.',
  },
  unauthorized: {
    de: 'Bitte melden Sie sich an.',
    cs: 'Přihlaste se prosím.',
    sk: 'Prihláste sa prosím.',
    en: 'Please log in.',
  },
  activationUnknown: {
    de: 'Diesen Link kennen wir nicht. Haben Sie sich mehrmals angemeldet, gilt der Link der neuesten E-Mail.',
    cs: 'Tento odkaz neznáme. Pokud jste se přihlásili vícekrát, platí odkaz z nejnovějšího e-mailu.',
    sk: 'Tento odkaz nepoznáme. Ak ste sa prihlásili viackrát, platí odkaz z najnovšieho e-mailu.',
    en: 'We do not know this link. If you signed up more than once, use the link in the newest e-mail.',
  },
  activationUsed: {
    de: 'Diese Anmeldung ist bereits bestätigt.',
    cs: 'Tento odběr je už potvrzený.',
    sk: 'Tento odber je už potvrdený.',
    en: 'This subscription is already confirmed.',
  },
  activationExpired: {
    de: 'Dieser Link galt {limit} Tage und ist abgelaufen. Bitte melden Sie sich noch einmal an.',
    cs: 'Platnost odkazu ({limit} dní) vypršela. Přihlaste se prosím znovu.',
    sk: 'Platnosť odkazu ({limit} dní) vypršala. Prihláste sa, prosím, znova.',
    en: 'This link was valid for {limit} days and has expired. Please sign up again.',
  },
  notSaleable: {
    de: '{name} ist zurzeit nicht lieferbar.',
    cs: '{name} momentálně není k dispozici.',
    sk: '{name} momentálne nie je k dispozícii.',
    en: '{name} is not available at present.',
  },
  outOfStock: {
    de: 'Von {name} sind nur noch {limit} verfügbar.',
    cs: 'Položky {name} zbývá už jen {limit}.',
    sk: 'Položky {name} zostáva už len {limit}.',
    en: 'Only {limit} of {name} are left.',
  },
  amountStep: {
    de: '{name} wird in Schritten von {limit} verkauft.',
    cs: '{name} se prodává po {limit}.',
    sk: '{name} sa predáva po {limit}.',
    en: '{name} is sold in steps of {limit}.',
  },
  amountMin: {
    de: 'Von {name} müssen mindestens {limit} bestellt werden.',
    cs: 'Položku {name} je nutné objednat alespoň v množství {limit}.',
    sk: 'Položku {name} je nutné objednať aspoň v množstve {limit}.',
    en: 'At least {limit} of {name} must be ordered.',
  },
  cartFull: {
    de: 'Der Warenkorb fasst höchstens {limit} Positionen.',
    cs: 'Do košíku se vejde nejvýše {limit} položek.',
    sk: 'Do košíka sa zmestí najviac {limit} položiek.',
    en: 'The cart holds at most {limit} lines.',
  },
  attemptUnknown: {
    de: 'Zu diesem Versuch gibt es keine Bestellung.',
    cs: 'K tomuto pokusu neexistuje žádná objednávka.',
    sk: 'K tomuto pokusu neexistuje žiadna objednávka.',
    en: 'There is no order from this attempt.',
  },
  attemptClosed: {
    de: 'Dieser Bestellversuch wurde beendet, bestellt ist nichts. Bitte bestellen Sie erneut.',
    cs: 'Tento pokus o objednávku byl ukončen, nic není objednáno. Objednejte prosím znovu.',
    sk: 'Tento pokus o objednávku bol ukončený, nič nie je objednané. Objednajte prosím znova.',
    en: 'This attempt to order was ended and nothing is ordered. Please order again.',
  },
  cartEmpty: {
    de: 'Der Warenkorb ist leer.',
    cs: 'Košík je prázdný.',
    sk: 'Košík je prázdny.',
    en: 'The cart is empty.',
  },
  minimumValue: {
    de: 'Der Mindestbestellwert beträgt {limit}.',
    cs: 'Minimální hodnota objednávky je {limit}.',
    sk: 'Minimálna hodnota objednávky je {limit}.',
    en: 'The minimum order value is {limit}.',
  },
  couponUnknown: {
    de: 'Diesen Gutschein gibt es nicht oder er ist nicht mehr gültig.',
    cs: 'Tento kupón neexistuje nebo už neplatí.',
    sk: 'Tento kupón neexistuje alebo už neplatí.',
    en: 'This promo code does not exist or is no longer valid.',
  },
  couponMinimum: {
    de: 'Dieser Gutschein gilt ab einem Warenwert von {limit}.',
    cs: 'Tento kupón platí od hodnoty zboží {limit}.',
    sk: 'Tento kupón platí od hodnoty tovaru {limit}.',
    en: 'This promo code is valid from a value of goods of {limit}.',
  },
  priceChanged: {
    de: 'Der Gesamtbetrag hat sich geändert. Bitte prüfen Sie Ihre Bestellung noch einmal.',
    cs: 'Celková částka se změnila. Zkontrolujte prosím objednávku znovu.',
    sk: 'Celková suma sa zmenila. Skontrolujte prosím objednávku znova.',
    en: 'The total has changed. Please check your order again.',
  },
  shipperWithdrawn: {
    de: 'Diese Versandart steht für Ihren Warenkorb nicht mehr zur Verfügung.',
    cs: 'Tento způsob dopravy už pro váš košík není k dispozici.',
    sk: 'Tento spôsob dopravy už pre váš košík nie je k dispozícii.',
    en: 'This way of delivery is no longer available for your cart.',
  },
  paymentBlocked: {
    de: 'Diese Zahlungsart ist mit der gewählten Versandart nicht möglich.',
    cs: 'Tento způsob platby nelze s vybranou dopravou použít.',
    sk: 'Tento spôsob platby nie je s vybranou dopravou možný.',
    en: 'This payment cannot be combined with the chosen delivery.',
  },
  branchRequired: {
    de: 'Bitte wählen Sie eine Abholstelle.',
    cs: 'Vyberte prosím výdejní místo.',
    sk: 'Vyberte prosím výdajné miesto.',
    en: 'Please choose a pick-up point.',
  },
  shippingAddressRequired: {
    de: 'Bitte geben Sie eine Lieferadresse an.',
    cs: 'Zadejte prosím doručovací adresu.',
    sk: 'Zadajte prosím doručovaciu adresu.',
    en: 'Please enter a delivery address.',
  },
  shoppingDisabled: {
    de: 'Zurzeit nehmen wir keine Bestellungen an. Ansehen und vergleichen geht weiterhin.',
    cs: 'Objednávky nyní nepřijímáme. Prohlížet a porovnávat můžete dál.',
    sk: 'Objednávky teraz neprijímame. Prezerať a porovnávať môžete ďalej.',
    en: 'We are not taking orders at the moment. You can still browse and compare.',
  },
  restricted: {
    de: 'Mit diesem Konto kann hier nicht bestellt werden.',
    cs: 'S tímto účtem zde nelze objednávat.',
    sk: 'S týmto účtom tu nie je možné objednávať.',
    en: 'This account cannot order here.',
  },
  ...reviewMessages,
  ...saleMessages,
  ...accountMessages,
} as const satisfies Record<string, Record<Locale, string>>

export type MessageKey = keyof typeof messages
