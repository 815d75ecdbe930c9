import type { Parameter } from '../../../../domain/product/parameter.ts'
import { hoodFiche } from '../../../../domain/ventilation/fans/hood-fiche.ts'
import { textsOf } from '../../../locales/texts-of.ts'
import type { ProductDocument } from '../product-document.ts'

/** Rows of the fiche in the order of Reg. (EU) 65/2014 Annex IV part B, after supplier and model. */
export function hoodFicheRows(
  { locale, number, texts: papers }: Pick<ProductDocument, 'locale' | 'number' | 'texts'>,
  energyClass: string,
  parameters: readonly Parameter[],
): (readonly [string, string])[] {
  const fiche = hoodFiche(parameters)
  const { hoodFiche: texts, label } = textsOf(locale).documents
  const shown = (figure: number | null) => (figure === null ? label.missing : number(figure))
  const both = ({ min, max }: typeof fiche.flow) =>
    min === null && max === null ? label.missing : `${shown(min)} / ${shown(max)}`
  const { boost, fluid, light, grease } = fiche
  const boosted = (figure: 'flow' | 'sound') =>
    boost === 'none' ? texts.noBoost : shown(boost[figure])
  return [
    [texts.consumption, shown(fiche.consumption)],
    [papers.energyClass, energyClass],
    [texts.fluid, shown(fluid?.figure ?? null)],
    [texts.fluidClass, fluid?.class ?? label.missing],
    [texts.light, shown(light?.figure ?? null)],
    [texts.lightClass, light?.class ?? label.missing],
    [texts.grease, shown(grease?.figure ?? null)],
    [texts.greaseClass, grease?.class ?? label.missing],
    [texts.flow, both(fiche.flow)],
    [texts.boostFlow, boosted('flow')],
    [texts.sound, both(fiche.sound)],
    [texts.boostSound, boosted('sound')],
    [texts.off, shown(fiche.off)],
    [texts.standby, shown(fiche.standby)],
  ]
}
