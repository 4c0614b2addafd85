import { fetchQuoteSheet, readQuoteSheet as readQuoteSheetCall } from '@lohahaat/contract/sourcing/quotes/quote-sheet'
import { consumeOrRefuse, countOrRefuse } from '../../platform/http/limits/limits'
import { route } from '../../platform/http/route'
import { exportQuoteSheet } from './export-sheet'
import { readQuoteSheet } from './read-sheet'

export default [
  route(fetchQuoteSheet, async ({ db, limits, actor, input }) => {
    await countOrRefuse(limits.exportsPerUser, 'exports', actor.userId)
    return exportQuoteSheet(db, actor, input.enquiryId)
  }),
  route(readQuoteSheetCall, async ({ db, limits, actor, input, upload }) => {
    await consumeOrRefuse(limits.listsPerUser, String(actor.userId))
    return readQuoteSheet(db, actor, input.enquiryId, upload)
  }),
]
