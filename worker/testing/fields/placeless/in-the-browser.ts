import { ofTiles, type Reason } from './reason.ts'

/** What is drawn later, for some or in a case of its own, and what is open. */
export const inTheBrowser: readonly Reason[] = [
  {
    why: 'The browser counts the day from it, as a page may be an hour old (delivery-dates.test.ts)',
    fields: [
      'getGlobals.data.promises.deliveryDays[]',
      'getGlobals.data.delivery.parcel.transit.from',
      'getGlobals.data.delivery.parcel.transit.closed[]',
      'getGlobals.data.delivery.bulky.closesAt',
      'getGlobals.data.delivery.bulky.transit.from',
      'getGlobals.data.delivery.bulky.transit.closed[]',
      'getGlobals.data.delivery.freight.closesAt',
      'getGlobals.data.delivery.freight.transit.days',
      'getGlobals.data.delivery.freight.transit.from',
      'getGlobals.data.delivery.freight.transit.closed[]',
    ],
  },
  {
    why: 'Bounds the amount of a line; what is said of it is held by bulk-order.test.ts',
    fields: [
      'getProductDetail.data.variants[].availability.amountMin',
      'findCodes.data[].variants[].availability.delayDays',
      'findCodes.data[].variants[].availability.soldAvailability',
      'findCodes.data[].variants[].warehouses[].stock',
      'findCodes.data[].variants[].warehouses[].virtual',
      'findCodes.data[].variants[].warehouses[].shipper',
      'findCodes.data[].variants[].warehouses[].delayDays',
      'findCodes.data[].variants[].warehouses[].branches[]',
    ],
  },
  {
    why: 'Stands in later steps of the checkout or is for customers only, which hold their own tests (worker/api/checkout)',
    fields: [
      'configuration.features.offers',
      'getGlobals.data.functions.customOrderNumber',
      'getGlobals.data.settings.integrations.parcel_pickup_key',
      'getGlobals.data.settings.integrations.ppl_picker',
    ],
  },
  {
    why: 'Loads on hover (world/browser), or for business customers only (variant-batch)',
    fields: [
      ...ofTiles('hoverImage.path', 'hoverImage.title'),
      'configuration.features.variantBatch',
      'configuration.features.guestWishList',
      'configuration.features.wildcardProductLinks',
      'getProductDetail.data.hoverImage.path',
      'getProductDetail.data.hoverImage.title',
    ],
  },
  {
    why: 'In its own case only, which its own test holds: a task without a link (popular-tasks), a filter that offers what was asked for (understood-values), a search that finds nothing (e2e/search)',
    fields: [
      'homepage.popularTasks[].query',
      'search.understood.facets[].choices[].values[]',
      'search.understood.facets[].offered[].value',
      'search.understood.facets[].offered[].query',
    ],
  },
  {
    why: 'Open: the specification does not say what it changes',
    fields: [
      'getCatalogState.products[].permanentDiscount',
      'getCatalogState.facets[boolean].unit',
      'getCatalogState.facets[duty].count',
      'getProductDetail.data.permanentDiscount',
      'getProductDetail.data.variants[].warehouses[].virtual',
    ],
  },
]
