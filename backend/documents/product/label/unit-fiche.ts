import { type UnitFiche, unitFiche } from '../../../../domain/ventilation/fans/unit-fiche.ts'
import type { Parameter } from '../../../../domain/product/parameter.ts'
import { textsOf } from '../../../locales/texts-of.ts'
import { parameterText } from '../../parameter-text.ts'
import type { ProductDocument } from '../product-document.ts'

/** Rows of the fiche in the order of Reg. (EU) 1254/2014 Annex IV; null for other products. */
export function unitFicheRows(
  { locale, number, manualUrl }: Pick<ProductDocument, 'locale' | 'number' | 'manualUrl'>,
  parameters: readonly Parameter[],
): (readonly [string, string])[] | null {
  const fiche = unitFiche(parameters)
  if (!fiche) return null
  const texts = textsOf(locale).documents.fiche
  const perClimate = (figures: UnitFiche['saved']) =>
    (['cold', 'average', 'warm'] as const)
      .map((climate) => `${number(figures[climate])} (${texts.climates[climate]})`)
      .join('; ')
  const warning = parameters.find(({ code }) => code === 'filter_alarm')
  return [
    [texts.consumption, perClimate(fiche.consumption)],
    [texts.typology, texts.typologyText],
    [texts.drive, texts.speed[fiche.speed]],
    [texts.recovery, texts.recoveryText],
    [texts.efficiency, number(fiche.efficiency)],
    [texts.maxFlow, number(fiche.maxFlow)],
    [texts.power, number(fiche.power)],
    [texts.soundPower, number(fiche.soundPower)],
    [texts.referenceFlow, number(fiche.referenceFlow)],
    [texts.referencePressure, number(fiche.referencePressure)],
    [texts.powerInput, number(fiche.powerInput)],
    [texts.control, `${number(fiche.controlFactor)}, ${texts.controls[fiche.control]}`],
    [texts.leakage, `${number(fiche.leakage.internal)} / ${number(fiche.leakage.external)}`],
    ...(warning ? [[texts.filterWarning, parameterText(warning, locale)] as const] : []),
    ...(manualUrl ? [[texts.instructions, manualUrl] as const] : []),
    [texts.electricity, number(fiche.electricity)],
    [texts.saved, perClimate(fiche.saved)],
  ]
}
