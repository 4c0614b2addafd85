import {
  confirmSlip as confirmCall,
  fetchSlipPhoto,
  sendSlip as sendCall,
  sendSlipPhoto,
} from '@lohahaat/contract/fulfilment/weighbridge/slips'
import { fetchWeighment } from '@lohahaat/contract/fulfilment/weighbridge/weighment'
import { route } from '../../platform/http/route'
import { confirmSlip } from './confirm-slip'
import { loadWeighment } from './load-weighment'
import { sendSlip } from './send-slip'
import { addSlipPhoto, loadSlipPhoto } from './slip-photos'

export default [
  route(fetchWeighment, ({ db, actor, input }) => loadWeighment(db, actor, input.consignmentId)),
  route(sendCall, ({ db, site: { siteUrl }, supportEmail, actor, input, visitor: { idempotencyKey } }) =>
    sendSlip({ db, siteUrl, supportEmail }, actor, input, idempotencyKey),
  ),
  route(confirmCall, ({ db, site: { siteUrl }, supportEmail, actor, input }) =>
    confirmSlip({ db, siteUrl, supportEmail }, actor, input.slipId),
  ),
  route(sendSlipPhoto, ({ db, storage, uploadQuotaMb, actor, input, upload }) =>
    addSlipPhoto({ db, storage, uploadQuotaMb }, actor, input.slipId, upload),
  ),
  route(fetchSlipPhoto, ({ db, storage, actor, input }) => loadSlipPhoto({ db, storage }, actor, input.slipId)),
]
