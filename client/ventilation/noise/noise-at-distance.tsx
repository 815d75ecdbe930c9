import { calculatorSlugs } from '../../../domain/ventilation/calculators.ts'
import {
  noiseAt,
  type NoiseInput,
  queryOfNoise,
} from '../../../domain/ventilation/noise/noise-input.ts'
import type { Parameter } from '../../../domain/product/parameter.ts'
import { useShop } from '../../shop.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { NoiseTable } from './noise-table.tsx'

/** Sound level at other distances than the data sheet's; nothing for silent products. */
export function NoiseAtDistance({ parameters }: { parameters: Parameter[] }) {
  const { text, routes, context } = useShop()
  const source = sourceOf(parameters)
  if (!source) return null
  const path = routes.calculator(calculatorSlugs.noise[context.locale])
  const query = new URLSearchParams(queryOfNoise(source)).toString()
  return (
    <section className="product__section noise" id="noise">
      <h2>{text('noise.title')}</h2>
      <NoiseTable levelAt={(distance) => noiseAt({ ...source, distance })} />
      <p className="product__note">{text('noise.note')}</p>
      <ButtonLink href={query ? `${path}?${query}` : path} icon="volume-2">
        {text('noise.calculate')}
      </ButtonLink>
    </section>
  )
}

/** Sound pressure of a data sheet is at 3 m; else the sound power at a wall. */
function sourceOf(parameters: Parameter[]): NoiseInput | null {
  const figure = (name: string) =>
    parameters.find(({ code, number }) => code === name && number)?.number ?? null
  const pressure = figure('lpa')
  const level = pressure ?? figure('lwa')
  if (level === null) return null
  const basis = pressure === null ? 'power' : 'pressure'
  return { level, basis, from: 3, distance: 2, place: 'wall', units: 1 }
}
