import type { Locale } from '../../domain/locale.ts'
import { routesOf } from '../../domain/routes.ts'
import { pageSlugs } from '../../demo/content/page-slugs.ts'
import { contactOf } from '../store/globals.ts'

/** Who writes; part of every mail. */
export function imprint(locale: Locale): string {
  const { company, street, postcode, city, phone, email } = contactOf({ locale })
  return `${company}, ${street}, ${postcode} ${city}\n${phone} · ${email}`
}

/**
 * What an order confirmation must carry on a durable medium: the right of withdrawal with the way to
 * the online function (§ 356a BGB; Dir. 2023/2673) and the legal guarantee.
 */
export function orderLegal(locale: Locale, shopUrl: string, orderCode: string): string[] {
  const { withdrawal, page } = routesOf(locale)
  const instructions = shopUrl + page(pageSlugs.withdrawal[locale])
  return texts[locale](shopUrl + withdrawal(orderCode), instructions)
}

const texts: Record<Locale, (address: string, instructions: string) => string[]> = {
  de: (address, instructions) => [
    `Widerrufsrecht: Als Verbraucher können Sie diesen Vertrag binnen 14 Tagen ab Erhalt der letzten Ware ohne Angabe von Gründen widerrufen, auch online unter ${address}. Sie erhalten dann unverzüglich eine Bestätigung mit Inhalt, Datum und Uhrzeit per E-Mail. Nach Maß gefertigte Ware ist ausgenommen. Belehrung: ${instructions}`,
    'Es gilt das gesetzliche Mängelhaftungsrecht. Alle Preise enthalten die gesetzliche Mehrwertsteuer.',
  ],
  cs: (address, instructions) => [
    `Odstoupení od smlouvy: jako spotřebitel můžete od smlouvy odstoupit do 14 dnů od převzetí poslední části zboží bez udání důvodu, také online na ${address}. Potvrzení s obsahem, datem a časem dostanete bez odkladu e-mailem. Výjimkou je zboží vyrobené na míru. Poučení: ${instructions}`,
    'Práva z vadného plnění můžete uplatnit do 24 měsíců. Dozorovým orgánem je ČOI (adr.coi.cz). Ceny obsahují DPH.',
  ],
  sk: (address, instructions) => [
    `Odstúpenie od zmluvy: ako spotrebiteľ môžete od zmluvy odstúpiť do 14 dní od prevzatia poslednej časti tovaru bez udania dôvodu, aj online na ${address}. Potvrdenie s obsahom, dátumom a časom dostanete bezodkladne e-mailom. Výnimkou je tovar vyrobený na mieru. Poučenie: ${instructions}`,
    'Zodpovednosť za vady trvá 24 mesiacov. Orgánom dozoru je SOI. Ceny obsahujú DPH.',
  ],
  en: (address, instructions) => [
    `Right of withdrawal: as a consumer you can withdraw from this contract within 14 days of receiving the last of the goods without giving a reason, also online at ${address}. You will then receive a confirmation with content, date and time by e-mail without delay. Goods made to measure are excepted. Instructions: ${instructions}`,
    'The legal guarantee of conformity applies. All prices include VAT.',
  ],
}
