import { productTags } from '../../../domain/product/product-tags.ts'
import type { Product } from '../../../domain/product/product.ts'
import { useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { IconName } from '../../ui/icon/icon-names.ts'
import { Notice } from '../../ui/notice.tsx'
import { Picture } from '../../ui/picture.tsx'
import { unitAmount } from '../../ui/price/unit-amount.ts'
import { ColoursOnPage } from '../variants/colours-on-page.tsx'
import { BranchStock } from './branch-stock.tsx'
import { CreditsOffer } from './credits-offer.tsx'
import type { ProductResponse } from '../../../domain/product/product-response.ts'
import type { VariantChoice } from '../variants/use-variant.ts'
import { WatcherForm } from './watcher-form.tsx'
import { LazyBoundary } from '../../lazy-boundary.tsx'

/** Spec §9: incoming deliveries are shown if the wait is shorter. */
const maxDelayDays = 21

interface OfferDetailsProps {
  product: Product
  choice: VariantChoice
  response?: ProductResponse | undefined
}

/** Gifts, restock date, and alternatives if out of stock. */
export function OfferDetails({ product, choice, response }: OfferDetailsProps) {
  const shop = useShop()
  const { text, format, routes, site } = shop
  const { saleable } = product.visibility
  const { variant } = choice
  const { availability, unit } = variant
  const back = choice.href(variant)
  const tags = productTags(product, {
    place: 'content',
    unitWithTax: variant.prices.unitWithTax,
    shippingClass: variant.availability.shippingClass,
    freeDeliveryTagByPrice: site.configuration.freeDeliveryTagByPrice,
    freeShippingAt: site.globals.freeShippingAt,
  })
  const perks = [
    ...product.gifts
      .filter((gift) => gift.availability.isAvailable)
      .map(({ id, name, slug, image }) => ({
        key: id,
        icon: 'gift' as IconName,
        words: (
          <>
            {text('details.gift')} <a href={routes.product(slug)}>{name}</a>{' '}
            {image && <Picture image={image} width={40} height={40} beside={name} />}
          </>
        ),
      })),
    ...product.discounts
      .filter(({ active }) => active)
      .map(({ name, isNPlusOne, n }) => ({
        key: `discount-${name}`,
        icon: 'badge-percent' as IconName,
        words: (
          <>
            <b>{name}</b>
            {isNPlusOne && n ? ` · ${text('details.nPlusOne', { n, whole: n + 1 })}` : null}
          </>
        ),
      })),
    ...(tags.some((tag) => 'code' in tag && tag.code === 'freeShipping')
      ? [
          {
            key: 'free-shipping',
            icon: 'truck' as IconName,
            words: text('details.freeShipping'),
          },
        ]
      : []),
    ...(availability.delayDays < maxDelayDays ? variant.dateOfStorage : []).map((arrival) => ({
      key: arrival.embeddedUuid,
      icon: 'package' as IconName,
      words: text('details.underWay', {
        amount: unitAmount(unit, arrival.amount, shop),
        date: format.weekday(arrival.date_of_storage),
      }),
    })),
  ]
  return (
    <>
      {product.alternatives.length > 0 && (
        <LazyBoundary fallback={<div className="tile__colours" />}>
          <ColoursOnPage />
        </LazyBoundary>
      )}
      {(!saleable || product.endText) && (
        <Notice
          action={
            product.related.successors.length > 0 && (
              <a href="#successors">{text('details.toSuccessor')}</a>
            )
          }
        >
          {product.endText ?? text('details.ended')}
        </Notice>
      )}
      {saleable && <CreditsOffer product={product} choice={choice} />}
      {saleable && perks.length > 0 && (
        <ul className="perks">
          {perks.map(({ key, icon, words }) => (
            <li key={key}>
              <Icon name={icon} />
              <span>{words}</span>
            </li>
          ))}
        </ul>
      )}
      {saleable && <BranchStock variant={variant} />}
      {saleable && !availability.isAvailable && (
        <WatcherForm key={variant.id} variant={variant} back={back} response={response} />
      )}
    </>
  )
}
