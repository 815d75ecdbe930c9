import type { Locale } from '../../domain/locale.ts'
import { routesOf } from '../../domain/routes.ts'
import type { Config } from '../env.ts'
import type { StoredOrder } from '../store/orders/stored-order.ts'
import { layOut } from './layout.ts'
import { imprint } from './legal.ts'
import { mailInsert } from './outbox-table.ts'
import { documentOf } from '../../domain/order/document-of.ts'
import { oneLine } from './letter/letter.ts'
import { transferBlocks } from './order/transfer-blocks.ts'
import { loadSender } from './sender.ts'

type StatusUpdate = 'reminder' | 'released' | 'cancelled' | 'reinstated' | 'refund'

interface Text {
  subject: (code: string) => string
  text: string
}

const texts: Record<Locale, Record<StatusUpdate, Text> & { greeting: string; button: string }> = {
  de: {
    greeting: 'Guten Tag',
    button: 'Bestellung ansehen',
    reminder: {
      subject: (code) => `Wir warten noch auf Ihre Zahlung zur Bestellung ${code}`,
      text: 'wir haben Ihre Ware zurückgelegt, aber noch keine Überweisung erhalten. Geht sie in den nächsten drei Tagen nicht ein, geben wir die Ware wieder frei. Haben sich Zahlung und Mail gekreuzt, brauchen Sie nichts zu tun.',
    },
    released: {
      subject: (code) => `Ihre Bestellung ${code} wurde nicht bezahlt`,
      text: 'die Zahlung ist bei uns nicht eingegangen, deshalb haben wir Ihre Bestellung storniert und die Ware wieder freigegeben. Sie können sie jederzeit neu aufgeben.',
    },
    cancelled: {
      subject: (code) => `Ihre Bestellung ${code} ist storniert`,
      text: 'wir haben Ihre Bestellung storniert. Es ist nichts zu bezahlen.',
    },
    reinstated: {
      subject: (code) => `Ihre Bestellung ${code} wird doch ausgeführt`,
      text: 'Ihre Zahlung ist nachträglich eingegangen. Die Ware ist noch da, wir führen Ihre Bestellung wie vereinbart aus.',
    },
    refund: {
      subject: (code) => `Wir erstatten Ihre Zahlung zur Bestellung ${code}`,
      text: 'Ihre Bestellung können wir nicht ausführen. Was Sie bezahlt haben, erstatten wir binnen 14 Tagen auf demselben Weg.',
    },
  },
  cs: {
    greeting: 'Dobrý den',
    button: 'Zobrazit objednávku',
    reminder: {
      subject: (code) => `Čekáme na platbu za objednávku ${code}`,
      text: 'zboží pro vás držíme, platba však zatím nedorazila. Nepřijde-li do tří dnů, zboží uvolníme. Pokud jste už zaplatili, nemusíte nic dělat.',
    },
    released: {
      subject: (code) => `Objednávka ${code} nebyla zaplacena`,
      text: 'platba k nám nedorazila, objednávku jsme proto stornovali a zboží uvolnili. Kdykoli si ho můžete objednat znovu.',
    },
    cancelled: {
      subject: (code) => `Objednávka ${code} je stornována`,
      text: 'vaši objednávku jsme stornovali. Nic neplatíte.',
    },
    reinstated: {
      subject: (code) => `Objednávku ${code} přece jen vyřídíme`,
      text: 'vaše platba dorazila dodatečně. Zboží je stále k dispozici, objednávku vyřídíme, jak bylo dohodnuto.',
    },
    refund: {
      subject: (code) => `Vracíme platbu za objednávku ${code}`,
      text: 'vaši objednávku nemůžeme vyřídit. Zaplacenou částku vrátíme do 14 dnů stejnou cestou.',
    },
  },
  sk: {
    greeting: 'Dobrý deň',
    button: 'Zobraziť objednávku',
    reminder: {
      subject: (code) => `Čakáme na platbu za objednávku ${code}`,
      text: 'tovar pre vás držíme, platba však zatiaľ nedorazila. Ak nepríde do troch dní, tovar uvoľníme. Ak ste už zaplatili, nemusíte nič robiť.',
    },
    released: {
      subject: (code) => `Objednávka ${code} nebola zaplatená`,
      text: 'platba k nám nedorazila, objednávku sme preto stornovali a tovar uvoľnili. Kedykoľvek si ho môžete objednať znova.',
    },
    cancelled: {
      subject: (code) => `Objednávka ${code} je stornovaná`,
      text: 'vašu objednávku sme stornovali. Nič neplatíte.',
    },
    reinstated: {
      subject: (code) => `Objednávku ${code} predsa len vybavíme`,
      text: 'vaša platba dorazila dodatočne. Tovar je stále k dispozícii, objednávku vybavíme tak, ako bolo dohodnuté.',
    },
    refund: {
      subject: (code) => `Vraciame platbu za objednávku ${code}`,
      text: 'vašu objednávku nemôžeme vybaviť. Zaplatenú sumu vrátime do 14 dní rovnakou cestou.',
    },
  },
  en: {
    greeting: 'Hello',
    button: 'View order',
    reminder: {
      subject: (code) => `We are still waiting for your payment of order ${code}`,
      text: 'we have kept your goods, but have not received your transfer yet. If it does not arrive within three days, we will release the goods. If you have paid already, there is nothing you need to do.',
    },
    released: {
      subject: (code) => `Your order ${code} was not paid`,
      text: 'we have not received your payment, so we have cancelled your order and released the goods. You can order them again at any time.',
    },
    cancelled: {
      subject: (code) => `Your order ${code} is cancelled`,
      text: 'we have cancelled your order. There is nothing to pay.',
    },
    reinstated: {
      subject: (code) => `Your order ${code} goes ahead after all`,
      text: 'your payment has arrived late. The goods are still there, and we will carry out your order as agreed.',
    },
    refund: {
      subject: (code) => `We are refunding your payment for order ${code}`,
      text: 'we cannot carry out your order. We will refund what you have paid within 14 days, the way you paid it.',
    },
  },
}

/**
 * The statement that tells a customer what became of an order, for the batch of that change; none
 * for one whose address is no longer kept.
 */
export async function orderStatusEmail(
  db: D1Database,
  update: StatusUpdate,
  { order, locale }: StoredOrder,
  config: Config,
): Promise<D1PreparedStatement[]> {
  const { email, name } = order.customer
  if (!email) return []
  const sender = await loadSender(db, config, locale)
  const { greeting, button, [update]: said } = texts[locale]
  const href = sender.shopUrl + routesOf(locale).checkoutFinished(order.token)
  const transfer =
    update === 'reminder' ? transferBlocks(sender.merchant, documentOf(order, locale)) : null
  const letter = layOut(sender, {
    kind: `order_${update}`,
    subject: said.subject(order.code),
    paragraphs: [`${greeting} ${oneLine(name)},\n${said.text}`],
    ...(transfer && { blocks: transfer.blocks }),
    button: { label: button, href },
    legal: [imprint(sender)],
  })
  return [
    mailInsert(db, {
      recipient: email,
      orderId: order.id,
      locale,
      ...letter,
      ...(transfer && { attachments: transfer.attachments }),
    }),
  ]
}
