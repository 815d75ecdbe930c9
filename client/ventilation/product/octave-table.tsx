import type { OctaveBands } from '../../../domain/product/product.ts'
import { useShop } from '../../shop.tsx'

/** Sound power of a fan, or attenuation of a silencer, by octave band. */
export function OctaveTable({ octaves }: { octaves: OctaveBands }) {
  const { text, format } = useShop()
  const isPower = octaves.kind === 'soundPower'
  const title = text(isPower ? 'details.octaves.soundPower' : 'details.octaves.insertionLoss')
  const table = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls, also by keyboard
    <section className="octaves" aria-label={title} tabIndex={0}>
      <table className="octaves__table">
        <caption className="caption">{isPower ? text('details.octaves.weighted') : 'dB'}</caption>
        <tbody>
          <tr>
            <th scope="row">{text('details.octaves.frequency')}</th>
            {octaves.bands.map(({ hertz }) => (
              <th key={hertz} scope="col">
                {hertz < 1000 ? format.quantity(hertz, 'Hz') : format.quantity(hertz / 1000, 'kHz')}
              </th>
            ))}
          </tr>
          <tr>
            <th scope="row">{text(isPower ? 'details.octaves.level' : 'details.octaves.loss')}</th>
            {octaves.bands.map(({ hertz, decibels }) => (
              <td key={hertz}>{format.number(decibels, 1)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
  return (
    <section className="product__section" id="octaves">
      <h2>{title}</h2>
      {table}
    </section>
  )
}
