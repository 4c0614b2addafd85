import {
  allocateReceipt,
  cancelReceipt as cancelCall,
  fetchReceipts,
  saveReceipt as saveCall,
} from '@lohahaat/contract/billing/receipts/receipts'
import { route } from '../../platform/http/route'
import { cancelReceipt, reallocate } from './change-receipt'
import { listReceipts } from './read-receipts'
import { saveReceipt } from './record-receipt'

export default [
  route(saveCall, ({ db, actor, visitor: { idempotencyKey }, input }) => saveReceipt(db, actor, input, idempotencyKey)),
  route(allocateReceipt, ({ db, actor, input }) => reallocate(db, actor, input)),
  route(cancelCall, ({ db, actor, input }) => cancelReceipt(db, actor, input)),
  route(fetchReceipts, async ({ db, input, answer }) => answer.page(await listReceipts(db, input))),
]
