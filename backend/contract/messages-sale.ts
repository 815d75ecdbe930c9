import type { Locale } from '../../domain/locale.ts'

/** Texts of failures of cart, order and payment. */
export const saleMessages = {
  claimOrder: {
    de: 'Zu dieser Bestellnummer und E-Mail-Adresse gibt es keine Bestellung.',
    cs: 'K tomuto číslu a e-mailu jsme žádnou objednávku nenašli.',
    sk: 'K tomuto číslu a e-mailu sme žiadnu objednávku nenašli.',
    en: 'There is no order with this number and e-mail address.',
  },
  claimItem: {
    de: 'Bitte wählen Sie einen Artikel dieser Bestellung.',
    cs: 'Vyberte prosím položku této objednávky.',
    sk: 'Vyberte prosím položku tejto objednávky.',
    en: 'Please choose an item of this order.',
  },
  claimAmount: {
    de: 'So viel wurde nicht gekauft, oder es ist schon reklamiert.',
    cs: 'Takové množství nebylo koupeno, nebo už je reklamováno.',
    sk: 'Také množstvo nebolo kúpené alebo už je reklamované.',
    en: 'That is more than was bought, or it is under a claim already.',
  },
  variantRequired: {
    de: 'Bitte wählen Sie eine Variante.',
    cs: 'Prosím vyberte variantu.',
    sk: 'Prosím vyberte variant.',
    en: 'Please choose a variant.',
  },
  nestedTooDeep: {
    de: 'Einer Position, die selbst zu einer anderen gehört, kann nichts zugeordnet werden.',
    cs: 'K položce, která sama patří k jiné, nelze nic přiřadit.',
    sk: 'K položke, ktorá sama patrí k inej, nemožno nič priradiť.',
    en: 'Nothing can be attached to an item that belongs to another one.',
  },
  groupOnly: {
    de: '„{name}“ ist bestimmten Kundengruppen vorbehalten. Bitte melden Sie sich mit dem passenden Kundenkonto an.',
    cs: 'Položka {name} je jen pro vybrané skupiny zákazníků. Přihlaste se prosím k příslušnému účtu.',
    sk: 'Položka {name} je len pre vybrané skupiny zákazníkov. Prihláste sa prosím do príslušného účtu.',
    en: '{name} is for certain customer groups only. Please log in with an account that belongs to one.',
  },
  couponUsed: {
    de: 'Diesen Gutschein haben Sie bereits eingelöst.',
    cs: 'Tento kupón jste už uplatnili.',
    sk: 'Tento kupón ste už uplatnili.',
    en: 'You have used this promo code already.',
  },
  couponGroup: {
    de: 'Dieser Gutschein gilt nicht zusammen mit Ihren Kundenpreisen.',
    cs: 'Tento kupón nelze použít spolu s vašimi zákaznickými cenami.',
    sk: 'Tento kupón nemožno použiť spolu s vašimi zákazníckymi cenami.',
    en: 'This promo code cannot be combined with your customer prices.',
  },
  creditsBalance: {
    de: 'Ihr Guthaben in Punkten: {limit}.',
    cs: 'Stav vašich kreditů: {limit}.',
    sk: 'Stav vašich kreditov: {limit}.',
    en: 'Your balance in credits: {limit}.',
  },
  orderMinimum: {
    de: 'Bestellungen nehmen wir ab einem Warenwert von {limit} an.',
    cs: 'Objednávky přijímáme od hodnoty zboží {limit}.',
    sk: 'Objednávky prijímame od hodnoty tovaru {limit}.',
    en: 'We accept orders from a value of goods of {limit}.',
  },
  itemPriceChanged: {
    de: 'Der Preis von {name} hat sich von {limit} auf {price} geändert.',
    cs: 'Cena položky {name} se změnila z {limit} na {price}.',
    sk: 'Cena položky {name} sa zmenila z {limit} na {price}.',
    en: 'The price of {name} has changed from {limit} to {price}.',
  },
  giftUnavailable: {
    de: 'Dieses Geschenk ist nicht mehr verfügbar.',
    cs: 'Tento dárek už není k dispozici.',
    sk: 'Tento darček už nie je k dispozícii.',
    en: 'This gift is no longer available.',
  },
  giftMinimum: {
    de: '{name} gibt es ab einem Warenwert von {limit}.',
    cs: '{name} získáte od hodnoty zboží {limit}.',
    sk: '{name} získate od hodnoty tovaru {limit}.',
    en: '{name} comes with goods worth {limit} or more.',
  },
  slotUnknown: {
    de: 'Dieses Zeitfenster gibt es für die gewählte Versandart nicht.',
    cs: 'Tento čas doručení zvolená doprava nenabízí.',
    sk: 'Tento čas doručenia zvolená doprava neponúka.',
    en: 'The chosen delivery does not offer this time slot.',
  },
  slotFull: {
    de: 'Dieses Zeitfenster ist inzwischen ausgebucht. Bitte wählen Sie ein anderes.',
    cs: 'Tento čas doručení je už obsazený. Vyberte prosím jiný.',
    sk: 'Tento čas doručenia je už obsadený. Vyberte prosím iný.',
    en: 'This time slot is fully booked by now. Please choose another one.',
  },
  notSigned: {
    de: 'Die Signatur fehlt, ist falsch oder zu alt.',
    cs: 'Podpis chybí, je neplatný nebo příliš starý.',
    sk: 'Podpis chýba, je neplatný alebo príliš starý.',
    en: 'The signature is missing, wrong or too old.',
  },
} as const satisfies Record<string, Record<Locale, string>>
