import { and, eq, gte, inArray, isNull } from 'drizzle-orm'
import { weighbridgeSlips } from '../../db/tables/fulfilment/weighbridge-slips'
import { consignmentLines } from '../../db/tables/ordering/consignment-lines'
import { consignments } from '../../db/tables/ordering/consignments'
import { orderLines } from '../../db/tables/ordering/order-lines'
import type { Db } from '../../platform/db/db'

const isSentSince = (sellerIds: readonly number[], since: Date) =>
  and(inArray(consignments.sellerId, [...sellerIds]), gte(consignments.dispatchedAt, since))

/** The slips in force of the trucks that sellers sent off since an instant. */
export const listSlipsSince = (db: Db, sellerIds: readonly number[], since: Date) =>
  db
    .select({ consignment: consignments, slip: weighbridgeSlips })
    .from(weighbridgeSlips)
    .innerJoin(consignments, eq(consignments.id, weighbridgeSlips.consignmentId))
    .where(and(isSentSince(sellerIds, since), isNull(weighbridgeSlips.replacedAt)))

/** What was on those trucks. */
export const listLoadsSince = (db: Db, sellerIds: readonly number[], since: Date) =>
  db
    .select({ load: consignmentLines, line: orderLines })
    .from(consignmentLines)
    .innerJoin(consignments, eq(consignments.id, consignmentLines.consignmentId))
    .innerJoin(orderLines, eq(orderLines.id, consignmentLines.orderLineId))
    .where(isSentSince(sellerIds, since))
