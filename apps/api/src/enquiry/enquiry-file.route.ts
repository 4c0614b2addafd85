import { fetchEnquiryFile } from '@lohahaat/contract/enquiry/enquiry-file'
import { route } from '../http/route'
import { loadEnquiryFile } from './enquiry-file'

export default route(fetchEnquiryFile, ({ db, storage, user, input }) =>
  loadEnquiryFile({ db, storage }, user, input.BuyerInstructionId),
)
