import {
  addConsignmentFile as addConsignmentFileCall,
  deleteConsignmentFile as deleteConsignmentFileCall,
  fetchConsignmentFile,
} from '@lohahaat/contract/fulfilment/consignments/consignment-files'
import { route } from '../../platform/http/route'
import { addConsignmentFile, deleteConsignmentFile, loadConsignmentFile } from './consignment-files'

export default [
  route(addConsignmentFileCall, ({ db, storage, uploadQuotaMb, actor, input, upload }) =>
    addConsignmentFile({ db, storage, uploadQuotaMb }, actor, input, upload),
  ),
  route(fetchConsignmentFile, ({ db, storage, actor, input }) =>
    loadConsignmentFile({ db, storage }, actor, input.consignmentFileId),
  ),
  route(deleteConsignmentFileCall, ({ db, actor, input }) => deleteConsignmentFile(db, actor, input.consignmentFileId)),
]
