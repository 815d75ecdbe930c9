import type { EnergyLabel } from '../../domain/product/product.ts'
import { useShop } from '../shop.tsx'

interface EnergyArrowProps {
  label: EnergyLabel
}

/**
 * Nested display of an energy label beside the price: the class in a coloured arrow with its scale,
 * linked to label and fiche (Reg. 2017/1369 Art. 6, 1254/2014).
 */
export function EnergyArrow({ label }: EnergyArrowProps) {
  const { text, cdn } = useShop()
  const { best, worst, regulation, document } = label
  const name = text('tile.energy.label', { class: label.class, best, worst })
  return (
    <a
      className="energy"
      href={`${cdn}/${document.replace(/^\//, '')}`}
      title={regulation || undefined}
    >
      <svg
        className={`energy__arrow energy__arrow--${classCode(label.class)}`}
        width="62"
        height="32"
        viewBox="0 0 62 32"
        role="img"
        aria-label={name}
      >
        <path d="M1 1h46l14 15-14 15H1z" />
        <text x="24" y="23" textAnchor="middle">
          {label.class}
        </text>
      </svg>
      <span className="energy__scale" aria-hidden="true">
        <span>{best}</span>
        <span>↑</span>
        <span>{worst}</span>
      </span>
      <span className="energy__sheet">{text('tile.energy.sheet')}</span>
    </a>
  )
}

/** `a`, `a-plus`; sanitises other values for a class name. */
function classCode(name: string): string {
  return name
    .toLowerCase()
    .replace(/\+/g, '-plus')
    .replace(/[^a-z-]/g, '')
}
