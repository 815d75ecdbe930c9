import {
  exportOrderImages,
  exportOrderItems,
  getOrder,
  getOrderByCode,
  getOrders,
} from '../../store-orders.ts'
import { onePage } from './entities/one-page.ts'
import { exampleOrder } from './entities/order.ts'
import { example, type Example } from './example.ts'

const order = { id: exampleOrder.id }

export const storeOrderExamples: Example[] = [
  example(getOrders, {
    as: 'customer',
    query: { page: '1', perPage: '10' },
    response: onePage([exampleOrder], 10),
  }),
  example(getOrder, { as: 'customer', params: order, response: { data: exampleOrder } }),
  example(getOrderByCode, {
    as: 'customer',
    params: { code: exampleOrder.code },
    response: { data: exampleOrder },
  }),
  example(exportOrderItems, {
    as: 'customer',
    params: order,
    file: [
      '\ufeffArtikelnummer,Artikel,Menge,Einzelpreis inkl. MwSt.,Summe inkl. MwSt.,Währung',
      'ZF-BLA-AUR-100,"Zefyra Aura 100 – Badlüfter axial, Ø 100 mm, 85 m³/h, weiß",2,34,68,EUR',
      '',
    ].join('\r\n'),
  }),
  example(exportOrderImages, { as: 'customer', params: order }),
]
