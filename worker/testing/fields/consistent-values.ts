const past = '2020-01-02T03:04:05Z'
const future = '2099-01-02T03:04:05Z'

type Value = (index: number, flags: boolean) => unknown

/** Values needed for consistent parts of a response that do not hide each other. */
const values: [name: RegExp, value: Value][] = [
  [/\.(?:maintenance|shoppingDisabled)$/, () => false],
  // Only banners with a time limit are displayed now.
  [/\.(?:time_limit_start|start)$/, (_, flags) => (flags ? past : future)],
  [/\.(?:time_limit_end|end)$/, () => future],
  [/\.customer_group_enabled$/, () => []],
  [/^getCatalogState\.page$/, () => 1],
  [/^getCatalogState\.perPage$/, () => 21],
  // Few enough to be counted.
  [/\.availability\.stock$/, () => 3],
  [/\.availability\.delayDays$/, (_, flags) => (flags ? 0 : 5)],
  [/warehouses\[\]\.delayDays$/, (_, flags) => (flags ? 0 : undefined)],
  [/\.discounts\[\]\.active$/, (index, flags) => flags && index === 0],
  [/^findCodes\.data\[\]\.code$/, (index) => `RV-${index}`],
  [/^getCatalogCategories\.data\[\]\.pageMeta\.slug$/, () => 'kategorie'],
  // In one shop a saved filter represents the filtered listing, in the other its texts do.
  [
    /^virtual_category_list\[\]\.canonical_slugs$/,
    (_, flags) => (flags ? undefined : ['kategorie?f_code0=value0']),
  ],
  // All blocks on one page.
  [/\.blocksPerPage$/, () => 100],
  [/\.unit\.step$/, () => 1],
  // A word, which has plural forms, not the symbol of one.
  [/\.unit\.name\.(?:label|one)$/, () => 'Fass'],
  [/\.orderGiftAt$/, () => 60],
  [/\.creditWorth$/, () => 0.04],
  [/\.amountM(?:in|ax)$/, () => 1],
  [/\.freeShippingAt$/, () => 1],
  [/\.freeShippers$/, (_, flags) => (flags ? [] : undefined)],
  [/\.brand\.name$/, () => 'Klima Laut'],
  [/\.brand\.nameStrong$/, () => 'Laut'],
  // A parameter, its values and their notes.
  [/variants\[\]\.parameters\[\]\.code$/, (index) => `own${index}`],
  [
    /arameters\[\]\.code$|^parameter\[\]\.entityId$|parameters\[\]\.entityId$/,
    (index) => `code${index}`,
  ],
  [
    /arameters\[\]\.values\[\]\.id$|^parameter\[\]\.values\[\]\.entityId$/,
    (index) => `value${index}`,
  ],
  [
    /^filtered_category\[\]\.parameters$/,
    (index) => [{ entityId: `code${index}`, values: ['value0'] }],
  ],
  // The first category of articles is below the second.
  [/^article_category\.entities\[\]\.page_meta\.slug$/, (index) => `kategorie-${index}`],
  [/^article_category\.entities\[\]\._id$/, (index) => `id-${index}`],
  [
    /^article_category\.entities\[\]\.master_category$/,
    (index) => (index === 1 ? null : undefined),
  ],
  [/^article_category\.entities\[\]\.master_category\._id$/, () => 'id-1'],
  [/^article_category\.entities\[\]\.master_category\.page_meta\.slug$/, () => 'kategorie-1'],
  [/\.date_published$|\.created$|\.updated$/, () => past],
  [/^virtual_category\.sliced_tags$/, (_, flags) => (flags ? [] : undefined)],
]

export function consistentValue(name: string, index: number, flags: boolean): unknown {
  return values.find(([pattern]) => pattern.test(name))?.[1](index, flags)
}
