import { ofTiles, type TestedElsewhere } from './reason.ts'

/** Rendered later, for some visitors or in special cases, and open ones. */
export const inTheBrowser: readonly TestedElsewhere[] = [
  {
    why: 'The browser counts the day from it, as a page may be an hour old',
    tests: [
      'worker/delivery-dates.test.ts › of a product has the terms',
      'client/product/purchase/shop-promises.test.tsx › shows delivery days if they are promised, and none otherwise',
      'domain/checkout/delivery/promise-delivery.test.ts › waits while the shop is closed',
    ],
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
    why: 'Bounds the amount of a line, and tells when it comes',
    tests: [
      'domain/bulk/bulk.test.ts › §5 errors of a line',
      'worker/api/cart/bulk-order.test.ts › are resolved in one call, each once',
      'client/product/purchase/shop-promises.test.tsx › §9 uses only warehouses that the amount is dispatched from',
    ],
    fields: [
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
    why: 'Stands in later steps of the checkout, or is for customers only',
    tests: [
      'worker/features.test.ts › %s: off, there is no page, no call and no link',
      'worker/api/checkout/point-picker.test.ts › frames Packeta with its key',
      'worker/api/checkout/point-picker.test.ts › shows points of PPL',
    ],
    fields: [
      'configuration.features.offers',
      'getGlobals.data.functions.customOrderNumber',
      'getGlobals.data.settings.integrations.parcel_pickup_key',
      'getGlobals.data.settings.integrations.ppl_picker',
    ],
  },
  {
    why: 'Comes with the pointer over a tile, or is a feature that is off',
    tests: [
      'worker/features.test.ts › %s: off, there is no page, no call and no link',
      'worker/loaders/catalog/wildcard-links.test.ts › are the path of the nearest category',
      'world/browser/catalog/tile.e2e.ts › §4 hover image: the second picture shows on hover, and loads only then',
      'client/checkout/details/extras-section.test.tsx › are asked for what the shop has, and nothing else',
    ],
    fields: [
      ...ofTiles('hoverImage.path', 'hoverImage.title'),
      'configuration.features.variantBatch',
      'configuration.features.magazine',
      'configuration.features.smsMarketing',
      'configuration.features.cardRequest',
      'configuration.features.heureka',
      'configuration.features.zbozi',
      'configuration.features.guestWishList',
      'configuration.features.wildcardProductLinks',
      'getProductDetail.data.hoverImage.path',
      'getProductDetail.data.hoverImage.title',
    ],
  },
  {
    why: 'Stands in a case of its own: a task without a link, a filter that words have chosen',
    tests: [
      'client/content/home/popular-tasks.test.tsx › §4 home: a task links to its page, or to a search',
      'domain/catalog/understood-values/understood-values.test.ts › if the list offers them',
    ],
    fields: [
      'homepage.popularTasks[].query',
      'search.understood.facets[].choices[].values[]',
      'search.understood.facets[].offered[].value',
      'search.understood.facets[].offered[].query',
    ],
  },
]
