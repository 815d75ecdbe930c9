/**
 * Restored by imports of catalogue, products and content (docs/operator.md): up to millions of
 * rows.
 */
const imported =
  'brand category category_filter category_slug content entry entry_reference entry_text ' +
  'incoming_goods page parameter price product product_text redirect rewrite variant ' +
  'variant_code variant_performance variant_stock virtual_category warehouse'

/** Derived from the catalogue by imports and the scheduled run. */
const derived = 'listing_change listing_task meta segment segment_column'

/** Short-lived: not needed after a restore. */
const shortLived =
  'attempt cart cart_item closed_attempt login_as_used operator_import operator_import_claim ' +
  'operator_import_row operator_nonce password_reset pending_action purge_outbox session ' +
  'vat_id_check vital_sample'

/** Sample registers for shops without real ones. */
const invented = 'company vat_registration'

const platform = 'd1_migrations'

/**
 * Tables excluded from backups. All others are included, so that a new one is never forgotten.
 * @internal A test compares them with the database.
 */
export const excludedTables = [imported, derived, shortLived, invented, platform]
  .join(' ')
  .split(' ')

/** Whether a table is backed up; tables of the platform and of SQLite are not. */
export function isBackedUp(table: string): boolean {
  return !excludedTables.includes(table) && !/^(?:_cf_|sqlite_)/.test(table)
}
