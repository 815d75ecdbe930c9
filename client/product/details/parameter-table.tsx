import { Suspense } from 'react'
import type { Parameter } from '../../../domain/product/parameter.ts'
import { parameterGroups } from '../../../domain/product/visible-parameters.ts'
import { useDeferred, useShop } from '../../shop.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ParameterExplanation } from './parameter-explanation.tsx'
import type { ParameterNotes } from './parameter-notes.ts'
import { parameterText } from './parameter-text.ts'

interface ParameterTableProps {
  parameters: Parameter[]
}

/**
 * All technical data, grouped (spec §5: non-empty values only); explanations come with the notes.
 */
export function ParameterTable({ parameters }: ParameterTableProps) {
  const { site, text } = useShop()
  const { sizeImage } = site.configuration
  if (parameterGroups(parameters).length === 0) return null
  return (
    <section className="product__section" id="parameters">
      <h2>{text('details.parameters')}</h2>
      <Suspense fallback={<Groups parameters={parameters} notes={{}} />}>
        <Explained parameters={parameters} />
      </Suspense>
      {sizeImage && (
        <Picture image={sizeImage} width={640} height={320} className="data-sheet__sizes" />
      )}
    </section>
  )
}

function Explained({ parameters }: ParameterTableProps) {
  const notes = useDeferred<ParameterNotes>('notes') ?? {}
  return <Groups parameters={parameters} notes={notes} />
}

function Groups({ parameters, notes }: ParameterTableProps & { notes: ParameterNotes }) {
  const shop = useShop()
  return (
    <div className="data-sheet">
      {parameterGroups(parameters.map((each) => withoutHidden(each, notes))).map(
        ({ title, parameters: members }) => (
          <table key={title} className="data-sheet__group">
            <caption>{title}</caption>
            <tbody>
              {members.map((parameter) => (
                <tr key={parameter.code}>
                  <th scope="row">
                    {parameter.title}
                    <ParameterExplanation parameter={parameter} note={notes[parameter.code]} />
                  </th>
                  <td>{parameterText(parameter, shop)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ),
      )}
    </div>
  )
}

/** Without values that an editor hides on the page (spec §3 hide_product_detail). */
function withoutHidden(parameter: Parameter, notes: ParameterNotes): Parameter {
  const hidden = notes[parameter.code]?.values.filter((value) => value.hidden) ?? []
  if (hidden.length === 0) return parameter
  const values = parameter.values.filter(({ id }) => hidden.every((value) => value.id !== id))
  return { ...parameter, values }
}
