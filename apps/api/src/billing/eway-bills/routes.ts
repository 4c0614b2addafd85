import {
  cancelEwayBill as cancelCall,
  extendEwayBill as extendCall,
  fetchConsignmentEwayBill,
  fetchEwayBillCheck,
  fetchEwayBillFile,
  saveEwayBill,
} from '@lohahaat/contract/billing/eway-bills/eway-bill'
import { route } from '../../platform/http/route'
import { writeEwayBillFile } from './bill-file'
import { loadEwayBillCheck } from './check-bill'
import { loadConsignmentBill } from './consignment-bill'
import { cancelEwayBill, enterEwayBill, extendEwayBill } from './enter-bill'

export default [
  route(fetchEwayBillCheck, ({ db, actor, input }) => loadEwayBillCheck(db, actor, input.invoiceId)),
  route(fetchEwayBillFile, ({ db, limits, actor, input }) =>
    writeEwayBillFile({ db, limits }, actor, input.invoiceIds),
  ),
  route(saveEwayBill, ({ db, actor, input }) => enterEwayBill(db, actor, input)),
  route(cancelCall, ({ db, actor, input }) => cancelEwayBill(db, actor, input)),
  route(extendCall, ({ db, actor, input }) => extendEwayBill(db, actor, input)),
  route(fetchConsignmentEwayBill, ({ db, actor, input }) => loadConsignmentBill(db, actor, input.consignmentId)),
]
