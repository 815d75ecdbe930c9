/**
 * Tables that no backup holds, and what brings their rows back. Every other table is backed up, so
 * that a new one is never forgotten.
 */
const leftOut: Readonly<Record<string, string>> = {
  // Catalogue and content: the merchant's own systems have them, and import them again.
  ...reason('import', 'brand category category_filter category_slug content entry entry_reference'),
  ...reason('import', 'entry_text incoming_goods page page_version parameter parcel_point price'),
  ...reason('import', 'price_group product product_comment product_text redirect rewrite segment'),
  ...reason('import', 'segment_column variant variant_code variant_performance variant_stock'),
  ...reason('import', 'vat_registration virtual_category warehouse delivery_slot order_gift meta'),
  // Made from the catalogue by the scheduled run.
  ...reason('derived', 'listing_change listing_task search_word'),
  // Of use for hours: nobody misses it after a restore.
  ...reason('short-lived', 'attempt closed_attempt cart cart_item login_as_used operator_import'),
  ...reason('short-lived', 'operator_import_claim operator_import_row operator_nonce session'),
  ...reason('short-lived', 'password_reset pending_action purge_outbox restricted_view'),
  ...reason('short-lived', 'vat_id_check vital_sample d1_migrations'),
}

function reason(why: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, why]))
}

/** Whether a table is backed up; those of the platform, of SQLite and of full-text search are not. */
export function isBackedUp(table: string): boolean {
  return !Object.hasOwn(leftOut, table) && !/^(?:_cf_|sqlite_|search_)/.test(table)
}

/** @internal A test compares them with the database. */
export const leftOutTables = Object.keys(leftOut)
