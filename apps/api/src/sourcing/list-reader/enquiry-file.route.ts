import { fetchEnquiryFile } from '@lohahaat/contract/sourcing/list-reader/enquiry-file'
import { route } from '../../platform/http/route'
import { loadEnquiryFile } from './enquiry-file'

export default route(fetchEnquiryFile, ({ db, storage, user, input }) =>
  loadEnquiryFile({ db, storage }, user, input.enquiryId),
)
