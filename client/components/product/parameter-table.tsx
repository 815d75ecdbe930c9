import type { Parameter } from '../../../domain/parameter.ts'
import { parameterGroups } from '../../../domain/visible-parameters.ts'
import { useShop } from '../../shop.tsx'
import { parameterText } from './parameter-text.ts'

/** All technical data, grouped (spec §5: only what has a value). */
export function ParameterTable({ parameters }: { parameters: Parameter[] }) {
  const shop = useShop()
  const groups = parameterGroups(parameters)
  if (groups.length === 0) return null
  return (
    <section className="product__section" id="parameters">
      <h2>{shop.text('details.parameters')}</h2>
      <div className="data-sheet">
        {groups.map(({ title, parameters: members }) => (
          <table key={title} className="data-sheet__group">
            <caption>{title}</caption>
            <tbody>
              {members.map((parameter) => (
                <tr key={parameter.code}>
                  <th scope="row">{parameter.title}</th>
                  <td>{parameterText(parameter, shop)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  )
}
