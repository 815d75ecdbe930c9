import { textsOf } from '../../locales/texts-of.ts'
import { emptyConfiguration } from '../../../domain/content/empty-configuration.ts'
import type { Configuration } from '../../../domain/site.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'
import { missingFor } from '../../merchant/require-merchant.ts'
import { findContent } from './entries/find-content.ts'
import { findEntries } from './entries/find-entries.ts'
import type { GraphqlContext } from './graphql/resolver.ts'
import { byOrder } from './catalogue/info-boxes.ts'

/** Settings of the CMS, with the enabled notices. */
export async function readConfiguration(context: GraphqlContext): Promise<Configuration> {
  const { db, caller, updatedAt } = context
  const [merchant, found, boxes] = await Promise.all([
    loadMerchant(db),
    findContent(db, 'configuration', '', caller.locale),
    findEntries(context, { kind: 'info_box', order: byOrder, limit: 20 }),
  ])
  if (found) updatedAt(found.updatedAt)
  const isClosed = missingFor(merchant, caller).length > 0
  return {
    ...(found?.value ?? emptyConfiguration),
    ...(isClosed && {
      shoppingDisabled: true,
      shoppingDisabledText: textsOf(caller.locale).messages.shoppingDisabled,
    }),
    infoBoxes: boxes.entries.map(({ facts, text }) => ({
      color: facts.box_color,
      order: facts.order,
      text: text.text,
    })),
  }
}
