import type { Locale } from '../../domain/locale.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'
import { routesOf } from '../../domain/routes.ts'
import type { Sender } from './sender.ts'

/** Who writes; part of every mail. */
export function imprint({ merchant, locale }: Sender): string {
  const { email, phone, signature } = merchant
  const reachable = [phone, email].filter(Boolean).join(' · ')
  return signature[locale] || `${addressOf(merchant)}\n${reachable}`
}

/** `Muster GmbH, Hauptstraße 1, 04109 Leipzig` */
export function addressOf({ company, street, postcode, city }: Merchant): string {
  return `${company}, ${street}, ${postcode} ${city}`
}

/**
 * What an order confirmation must carry on a durable medium: the right of withdrawal with the way to
 * the online function (§ 356a BGB; Dir. 2023/2673) and the legal guarantee.
 */
export function orderLegal(
  { pages, promises }: Merchant,
  locale: Locale,
  shopUrl: string,
  orderCode: string,
): string[] {
  const { withdrawal, page } = routesOf(locale)
  const slug = pages.withdrawal?.[locale]
  return texts[locale]({
    address: shopUrl + withdrawal(orderCode),
    instructions: slug ? shopUrl + page(slug) : shopUrl,
    days: promises.withdrawalDays,
    years: promises.guaranteeYears,
  })
}

interface Terms {
  address: string
  instructions: string
  days: number
  years: number
}

const texts: Record<Locale, (terms: Terms) => string[]> = {
  de: ({ address, instructions, days }) => [
    `Widerrufsrecht: Als Verbraucher können Sie diesen Vertrag binnen ${days} Tagen ab Erhalt der letzten Ware ohne Angabe von Gründen widerrufen, auch online unter ${address}. Sie erhalten dann unverzüglich eine Bestätigung mit Inhalt, Datum und Uhrzeit per E-Mail. Nach Maß gefertigte Ware ist ausgenommen. Belehrung: ${instructions}`,
    'Es gilt das gesetzliche Mängelhaftungsrecht.',
  ],
  cs: ({ address, instructions, days, years }) => [
    `Odstoupení od smlouvy: jako spotřebitel můžete od smlouvy odstoupit do ${days} dnů od převzetí poslední části zboží bez udání důvodu, také online na ${address}. Potvrzení s obsahem, datem a časem dostanete bez odkladu e-mailem. Výjimkou je zboží vyrobené na míru. Poučení: ${instructions}`,
    `Práva z vadného plnění můžete uplatnit do ${years * 12} měsíců. Dozorovým orgánem je ČOI (adr.coi.cz).`,
  ],
  sk: ({ address, instructions, days, years }) => [
    `Odstúpenie od zmluvy: ako spotrebiteľ môžete od zmluvy odstúpiť do ${days} dní od prevzatia poslednej časti tovaru bez udania dôvodu, aj online na ${address}. Potvrdenie s obsahom, dátumom a časom dostanete bezodkladne e-mailom. Výnimkou je tovar vyrobený na mieru. Poučenie: ${instructions}`,
    `Zodpovednosť za vady trvá ${years * 12} mesiacov. Orgánom dozoru je SOI.`,
  ],
  en: ({ address, instructions, days }) => [
    `Right of withdrawal: as a consumer you can withdraw from this contract within ${days} days of receiving the last of the goods without giving a reason, also online at ${address}. You will then receive a confirmation with content, date and time by e-mail without delay. Goods made to measure are excepted. Instructions: ${instructions}`,
    'The legal guarantee of conformity applies.',
  ],
}
