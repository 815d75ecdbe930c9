import { type PlanInput, queryOfPlan } from '../../../domain/ventilation/planner/plan-input.ts'
import type { PlannedUnit, PlanResult } from '../../../domain/ventilation/screens/planner.ts'
import { useShop } from '../../shop.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price/price.tsx'
import { CurveChart } from '../curves/curve-chart.tsx'
import { UnitFigures } from './unit-figures.tsx'
import { unitHighlightTexts } from './planner-texts.ts'

interface PlanUnitProps {
  input: PlanInput
  shown: PlanResult
}

/** The ventilation unit with its operating point, and alternatives. */
export function PlanUnit({ input, shown }: PlanUnitProps) {
  const { text, format, routes } = useShop()
  const { plan, unit, others, isOwnGone } = shown
  const { duty } = plan
  const able = others.filter(({ reaches }) => reaches)
  const [instead] = able
  const nameOf = ({ product, variant }: PlannedUnit) => `${product.name}, ${variant.name}`
  const planWith = ({ product, variant }: PlannedUnit) => {
    const chosen = { ...input, unit: { slug: product.slug, variantId: variant.id } }
    return `${routes.planner()}?${new URLSearchParams(queryOfPlan(chosen))}`
  }
  const flow = (amount: number) => format.quantity(Math.floor(amount), 'm³/h')
  const contact = <ButtonLink href={routes.contact()}>{text('planner.askUs')}</ButtonLink>
  return (
    <section className="planner__section" aria-labelledby="plan-unit">
      <h2 id="plan-unit">{text('planner.unit')}</h2>
      {isOwnGone && <Notice kind="warning">{text('planner.unavailable')}</Notice>}
      {!unit?.reaches && !instead && (
        <Notice kind="warning" title={text('planner.noUnit')} action={contact}>
          {text('planner.noUnitHelp')}
        </Notice>
      )}
      {unit && (
        <div className="planner__chosen">
          <div className="planner__offer">
            <p className="adviser__award">
              {unit.highlights
                .map((highlight) => text(unitHighlightTexts[highlight]))
                .join(' · ') || text('planner.chosen')}
            </p>
            <h3 className="adviser__fan-name">
              <a href={routes.product(unit.product.slug, unit.variant.id)}>{unit.product.name}</a>
              <small>
                {unit.variant.name} · {unit.variant.catalogCode}
              </small>
            </h3>
            <Picture
              image={unit.product.mainImage}
              width={180}
              height={180}
              beside={unit.product.name}
            />
            <Price prices={unit.variant.prices} />
            <Notice kind={unit.reaches ? 'success' : 'warning'}>
              {unit.reaches
                ? text('planner.reaches', {
                    flow: flow(duty.flow),
                    pressure: format.quantity(duty.pressure, 'Pa'),
                  })
                : text('planner.fails', {
                    reached: flow(unit.running.flow),
                    missing: format.quantity(
                      Math.max(1, Math.ceil(duty.flow - unit.running.flow)),
                      'm³/h',
                    ),
                  })}
            </Notice>
            {!unit.reaches && instead && (
              <ButtonLink variant="primary" href={planWith(instead)} rel="nofollow">
                {text('planner.instead', { name: nameOf(instead) })}
              </ButtonLink>
            )}
          </div>
          <div className="planner__curve">
            <CurveChart
              curves={[{ key: 'unit', name: nameOf(unit), tone: 0, curve: unit.curve }]}
              chosen={0}
              mark={null}
              design={duty}
              running={unit.running}
              label={text('planner.curve', { name: nameOf(unit) })}
            />
            <UnitFigures unit={unit} system={input.system} />
            <p className="caption">{text('planner.noiseNote')}</p>
          </div>
        </div>
      )}
      {able.length > 0 && (
        <>
          <h3>{text('planner.others')}</h3>
          <ul className="planner__others">
            {able.map((other) => (
              <li key={other.variant.id}>
                <p className="adviser__award">
                  {other.highlights
                    .map((highlight) => text(unitHighlightTexts[highlight]))
                    .join(' · ')}
                </p>
                <a href={routes.product(other.product.slug, other.variant.id)}>{nameOf(other)}</a>
                <Price prices={other.variant.prices} />
                <UnitFigures unit={other} system={input.system} />
                <ButtonLink
                  href={planWith(other)}
                  rel="nofollow"
                  aria-label={`${text('planner.take')}: ${nameOf(other)}`}
                >
                  {text('planner.take')}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
