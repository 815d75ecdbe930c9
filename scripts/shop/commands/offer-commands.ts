import { Offer } from '../../../domain/offer/offer.ts'
import { writeFile } from '../../write-file.ts'
import type { OperatorClient } from '../operator-client.ts'

/** What a customer who orders by an offer's number was offered; `pdf`: where to save it, or empty. */
export async function showOffer(
  client: OperatorClient,
  number: string,
  pdf: string,
): Promise<string[]> {
  const target = `/operator/offers/${encodeURIComponent(number)}`
  const offer = await client.call('GET', target, Offer)
  if (pdf) await writeFile(pdf, [await client.download(`${target}/pdf`)])
  return [...linesOf(offer), ...(pdf ? [pdf] : [])]
}

function linesOf(offer: Offer): string[] {
  const { number, issueDate, validUntil, buyer, totals, currencyCode, shipper } = offer
  return [
    `${number}: of ${issueDate}, valid until ${validUntil}`,
    `for ${[buyer.name, buyer.contact, buyer.email].filter(Boolean).join(', ')}`,
    ...offer.lines.map(
      ({ amount, code, name, unitNet, total }) =>
        `${amount} x ${code} ${name}, ${unitNet} net each, ${total.gross} with tax`,
    ),
    `${totals.order.net} net, ${totals.order.gross} with tax, ${currencyCode}${shipper && `, ${shipper}`}`,
  ]
}
