import type { AdviserAnswers } from '../../../domain/ventilation/adviser/answers.ts'
import type { AdvisedFan } from '../../../domain/ventilation/screens/adviser.ts'
import type { FanRequirements } from '../../../domain/ventilation/adviser/fan-requirements.ts'
import { useShop } from '../../shop.tsx'
import { noBreakRanges } from '../../i18n/no-break-ranges.ts'
import { AddToCartForm } from '../../product/purchase/add-to-cart-form.tsx'
import { AvailabilityLine } from '../../product/purchase/availability-line.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price/price.tsx'
import { fanHighlightTexts } from './adviser-texts.ts'
import { compromiseText } from './compromise-text.ts'
import { FanSet } from './fan-set.tsx'
import { reasonsFor } from './reasons-for.ts'

interface AdvisedFanCardProps {
  fan: AdvisedFan
  need: FanRequirements
  answers: AdviserAnswers
}

/** A recommended fan with its reasons, missed limits and accessories. */
export function AdvisedFanCard({ fan, need, answers }: AdvisedFanCardProps) {
  const shop = useShop()
  const { text, routes } = shop
  const { product, variant, highlights, compromises } = fan
  const titles = highlights.map((highlight) => text(fanHighlightTexts[highlight]))
  return (
    <li className="adviser__fan">
      <p className="adviser__award">{titles.join(' · ') || text('adviser.award.further')}</p>
      <div className="adviser__picture">
        <Picture image={product.mainImage} width={180} height={180} beside={product.name} />
      </div>
      <h3 className="adviser__fan-name">
        <a href={routes.product(product.slug, variant.id)}>{noBreakRanges(product.name)}</a>
        <small>
          {variant.name} · {variant.catalogCode}
        </small>
      </h3>
      <ul className="adviser__reasons">
        {reasonsFor(fan, need, answers, shop).map((reason) => (
          <li key={reason}>
            <Icon name="check" className="adviser__yes" />
            <span>{reason}</span>
          </li>
        ))}
        {compromises.map((compromise) => (
          <li key={compromise.limit}>
            <Icon name="triangle-alert" className="adviser__but" />
            <span>
              <strong>{text('adviser.but')}</strong> {compromiseText(compromise, shop)}
            </span>
          </li>
        ))}
      </ul>
      <div className="adviser__offer">
        <AvailabilityLine availability={variant.availability} unit={variant.unit} />
        <Price prices={variant.prices} />
        <AddToCartForm
          name={`${product.name}, ${variant.name}`}
          saleable={product.visibility.saleable}
          offer={variant}
        />
      </div>
      {fan.parts.length > 0 && <FanSet fan={fan} />}
    </li>
  )
}
