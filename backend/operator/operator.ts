import { Hono } from 'hono'
import { priceCalls } from './change-prices.ts'
import { stockCalls } from './stock/change-stock.ts'
import { couponCalls } from './coupon-calls.ts'
import { reviewCalls } from './review-calls.ts'
import { claimCalls } from './claim-calls.ts'
import { invoiceCalls } from './orders/invoice-calls.ts'
import { offerCalls } from './orders/offer-calls.ts'
import { orderCalls } from './orders/order-calls.ts'
import { productExportCalls } from './export/export-products.ts'
import { withdrawalCalls } from './orders/withdrawal-calls.ts'
import { importCalls } from './import/import-calls.ts'
import { productImport } from './import/product-import.ts'
import { catalogueCalls } from './catalogue/catalogue-calls.ts'
import { contentCalls } from './content/content-calls.ts'
import { deletionCalls } from './deletion/deletion-calls.ts'
import { mailCalls } from './mail-calls.ts'
import { priceGroupCalls } from './customers/price-group-calls.ts'
import { subscriberCalls } from './customers/subscriber-calls.ts'
import { customerCalls } from './customers/customer-calls.ts'
import { merchantCalls } from './change-merchant.ts'
import { healthCalls } from '../health/health-calls.ts'
import { vitalsCalls } from '../vitals/vitals-calls.ts'
import { type OperatorEnv, refuseOtherCalls } from './operator-call.ts'

/** Routes of the operator API; docs/operator.md describes each call. */
export const operator = new Hono<OperatorEnv>()

priceCalls(operator)
stockCalls(operator)
orderCalls(operator)
invoiceCalls(operator)
offerCalls(operator)
withdrawalCalls(operator)
claimCalls(operator)
couponCalls(operator)
reviewCalls(operator)
importCalls(operator, productImport)
productExportCalls(operator)
catalogueCalls(operator)
contentCalls(operator)
deletionCalls(operator)
merchantCalls(operator)
mailCalls(operator)
customerCalls(operator)
subscriberCalls(operator)
priceGroupCalls(operator)
vitalsCalls(operator)
healthCalls(operator)
refuseOtherCalls(operator)
