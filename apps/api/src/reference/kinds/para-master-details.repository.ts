import { eq, sql } from 'drizzle-orm'
import { MOST_ROWS } from '@lohahaat/contract/platform/list-query'
import { paraMasterDetails } from '@lohahaat/contract/reference/kinds/para-master-details'
import type { Db } from '../../platform/db/db'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { parameters } from '../../db/tables/reference/parameters'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { defineStore, usedByEnquiries, usedByStock } from '../master-data/store.repository'

export const parameterStore = defineStore(paraMasterDetails, {
  table: parameters,
  columns: { parameterCode: parameters.code, parameterText: parameters.description },
  order: [parameters.code, parameters.description],
  uses: [
    usedByStock(stockItems.gradeId, stockItems.standardId, stockItems.stampId, stockItems.deliveryId),
    usedByEnquiries(enquiries.deliveryId),
  ],
})

/** The parameters of one kind, in order of creation: deliveries go from the soonest to the latest. */
export const listParameters = (db: Db, code: string) =>
  db
    .select({ parameterId: parameters.id, parameterText: parameters.description })
    .from(parameters)
    .where(eq(sql`${parameters.code}`, code))
    .orderBy(parameters.id)
    .limit(MOST_ROWS)
