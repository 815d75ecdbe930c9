interface Reason {
  why: string
  /** Names of fields; `*` is any part of one, `=value` behind it one of its choices. */
  fields: readonly string[]
}

/** Every field of the contract that stands on no page, and why. */
export const placeless: readonly Reason[] = [
  {
    why: 'A key: it tells entries apart, ties them to each other or is what they are asked by',
    fields: [
      '*.id',
      '*._id',
      '*.code',
      '*.entityId',
      'parameter[].values[].parameter',
      '*.categoryId',
      '*.category_id',
      '*.category_ids[]',
      '*.store_id',
      '*.embeddedUuid',
      '*.defaultVariantId',
      '*.alternatives[]',
      '*.freeShippers[]',
      'configuration.footer.social[].type',
      'configuration.topBanner.lastModified',
      'getGlobals.data.variantHash',
      'getUrlRewrite.match.slug',
    ],
  },
  {
    why: 'A query that this storefront does not ask: another one has the same content (call-groups.ts)',
    fields: [
      'content_page.*',
      'page_list.*',
      'slug_metadata*',
      'banner_wide.*',
      'info_box.*',
      'top_categories*',
      'category.*',
      'ParameterValues*',
      'colour.*',
    ],
  },
  {
    why: 'Addresses have one shape; a number of a locker is one of deliveries, and a branch is none',
    fields: ['branch.entities[].address.postNumber'],
  },
  {
    why: 'Said by another answer: a saved filter is a category too, a product brings its parameters, the domains of a shop and its menus are those of its settings and of the CMS',
    fields: [
      'virtual_category.title',
      'virtual_category.description',
      'virtual_category.image.*',
      'virtual_category.text_below_products',
      'virtual_category.page_meta.*',
      'parameter[].title',
      'parameter[].description',
      'parameter[].parameter_type',
      'parameter[].parameter_unit',
      'parameter[].hide_*',
      'parameter[].values[].title',
      'getGlobals.data.currency.*',
      'getGlobals.data.domain.*',
      'getGlobals.data.languages[].*',
      'getGlobals.data.menus[].*',
      'getGlobals.data.settings.functions.*',
      'getGlobals.data.orderGiftAt',
      'virtual_category.faq_questions[].group.title',
      'brands[].virtual_category.type',
      'parameter[].link_to_virtual_category.type',
    ],
  },
  {
    why: 'What the CMS lists by, which the storefront only passes on or is told in order',
    fields: [
      '*.weight',
      '*.total',
      'virtual_category.catalog_settings.*',
      'virtual_category.sliced_*',
      'virtual_category.price_range.*',
      '*.canonical_slugs[]',
      '*.canonicalSlugs[]',
      '*.visibility.catalog',
    ],
  },
  {
    why: 'The screen has one path in each language, whatever slug the CMS has for it',
    fields: ['homepage.pageMeta.slug*', 'configuration_article_list.page_meta.slug*'],
  },
  {
    why: 'Words of a unit that is data: which of them stands there goes by the amount (unit-amount.test.tsx)',
    fields: ['*unit.name.*'],
  },
  {
    why: 'A card or a tile leads to a page of its own, which says it',
    fields: [
      'article_category.entities[].master_category.title',
      'configuration_article_list.highlighted[].author.*',
      'configuration_article_list.highlighted[].category.title',
      'configuration_article_list.highlighted[].category.master_category.title',
      'configuration_article_list.highlighted[].short_title',
      'configuration_article_list.highlighted[].tag[].*',
      '*products*.variant.name',
      '*products*.variant.catalogCode',
      '*products*.keyParameters[].group',
      '*products*.keyParameters[].description',
      '*products*.keyParameters[].hideProductDetail',
      '*products*.discounts[].n*',
      'search.products.entities[].brand.title',
      'search.products.entities[].tags[].text',
      'search.products.entities[].keyParameters[].*',
      'search.products.entities[].variant.*',
      '*products[].variant.availability.amountM*',
      '*products[].variant.unit.step',
      '*products[].variant.prices.quantityPrices[].*',
      '*products[].variant.prices.validUntil',
      'getProducts.data[].variant.*',
      'getProducts.data[].keyParameters[].*',
      'getProducts.data[].discounts[].*',
    ],
  },
  {
    why: 'Struck through only where a reduced price has no lowest one of 30 days (PAngV § 11)',
    fields: [
      'getCatalogState.products[].variant.prices.unitOriginalWithTax',
      'getCatalogState.products[].variant.prices.unitOriginalWithoutTax',
      'getProductDetail.data.variants[].prices.unitOriginalWithoutTax',
    ],
  },
  {
    why: 'Said of the variant that is shown, or by the list of variants itself',
    fields: [
      '*.catalogCode',
      '*.marketingCode',
      '*.hasVariants',
      'getProductDetail.data.variantCount',
      'getProductDetail.data.duties.*.except[]',
      'getProductDetail.data.variants[].name',
      'getProductDetail.data.variants[].curves[].speed',
    ],
  },
  {
    why: 'The browser counts the day from it, as a page may be an hour old (delivery-dates.test.ts)',
    fields: ['getGlobals.data.delivery.*', 'getGlobals.data.promises.deliveryDays[]'],
  },
  {
    why: 'Bounds the amount of a line; what is said of it is held by bulk-order.test.ts',
    fields: [
      'findCodes.data[].variants[].availability.*',
      'getProductDetail.data.variants[].availability.amountMin',
      'findCodes.data[].variants[].warehouses[].*',
    ],
  },
  {
    why: 'Stands in later steps of the checkout or is for customers only, which hold their own tests (worker/api/checkout)',
    fields: [
      'configuration.features.offers',
      'getGlobals.data.functions.customOrderNumber',
      'getGlobals.data.creditWorth',
      'getGlobals.data.settings.integrations.*',
    ],
  },
  {
    why: 'A colour is a swatch where it is chosen: filters and colours of a tile',
    fields: ['*arameters[].values[].colorHex'],
  },
  {
    why: 'For events and orders: the cart carries it',
    fields: ['*.categoryName', '*.categoryFullname'],
  },
  {
    why: 'Loads on hover (world/browser), or for business customers only (variant-batch)',
    fields: [
      '*.hoverImage.path',
      '*.hoverImage.title',
      'configuration.features.guestWishList',
      'configuration.features.variantBatch',
      'configuration.features.wildcardProductLinks',
    ],
  },
  {
    why: 'In its own case only, which its own test holds: a task without a link (popular-tasks), a filter that offers what was asked for (understood-values), a search that finds nothing (e2e/search)',
    fields: [
      'homepage.popularTasks[].query',
      'search.understood.facets[].choices[].values[]',
      'search.understood.facets[].offered[].*',
    ],
  },
  {
    why: 'Open: the specification does not say what it changes',
    fields: [
      '*.permanentDiscount',
      'getProductDetail.data.variants[].warehouses[].virtual',
      'getCatalogState.facets[boolean].unit',
      'getCatalogState.facets[duty].count',
    ],
  },
  {
    why: 'Open: a line in another language is marked as such where it stands on a page of its own only',
    fields: [
      'catalog_banner.entities[].locale',
      'featured_products.locale',
      'filtered_category[].locale',
      'parameter[].locale',
      'parameter[].values[].locale',
      'virtual_category.*locale',
    ],
  },
  {
    why: 'The picture stands beside its own name, so that a screen reader would say it twice: alt is empty',
    fields: ['*mage.alt', '*Image.alt', '*photo.alt', '*wallpaper.alt', '*wallpaper.title'],
  },
]

const patterns = placeless.flatMap(({ fields }) =>
  fields.map((field) => ({
    field,
    pattern: new RegExp(
      `^${field.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`,
    ),
  })),
)

/** The entries of the list that name a field, or one of its choices. */
export function entriesFor(name: string): string[] {
  return patterns.filter(({ pattern }) => pattern.test(name)).map(({ field }) => field)
}
