import { useShop } from '../shop.tsx'

interface DeclarationProps {
  orderCode: string
  name: string
  email: string
  /** Items of a partial withdrawal; none: the whole contract. */
  lines: string[]
}

/** The declaration's text, with its sender. */
export function Declaration({ orderCode, name, email, lines }: DeclarationProps) {
  const { text } = useShop()
  const isWholeOrder = lines.length === 0
  const key = isWholeOrder ? 'withdrawal.declaration.whole' : 'withdrawal.declaration.part'
  return (
    <div className="declaration">
      <p className="declaration__text">{text(key, { code: orderCode })}</p>
      {!isWholeOrder && (
        <ul className="declaration__items">
          {lines.map((line, index) => (
            <li key={`${index} ${line}`}>{line}</li>
          ))}
        </ul>
      )}
      <dl className="declaration__facts">
        <div>
          <dt>{text('withdrawal.name')}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{text('withdrawal.orderCode')}</dt>
          <dd>{orderCode}</dd>
        </div>
        <div>
          <dt>{text('withdrawal.declaration.email')}</dt>
          <dd>{email}</dd>
        </div>
      </dl>
    </div>
  )
}
