import { fetchEnquiryFile } from '@lohahaat/contract/sourcing/list-reader/enquiry-file'
import { readEnquiryFile as readEnquiryFileCall } from '@lohahaat/contract/sourcing/list-reader/read-enquiry-file'
import { readEnquiryLines as readEnquiryLinesCall } from '@lohahaat/contract/sourcing/list-reader/read-enquiry-lines'
import { uploadEnquiry as uploadEnquiryCall } from '@lohahaat/contract/sourcing/list-reader/upload-enquiry'
import { route } from '../../platform/http/route'
import { loadEnquiryFile } from './enquiry-file'
import { readEnquiryFile } from './read-enquiry-file'
import { readEnquiryLines } from './read-enquiry-lines'
import { uploadEnquiry } from './upload-enquiry'

export default [
  route(readEnquiryLinesCall, ({ db, limits, actor, input }) => readEnquiryLines({ db, limits }, actor, input.text)),
  route(readEnquiryFileCall, ({ db, limits, actor, visitor: { address }, upload }) =>
    readEnquiryFile({ db, limits }, { actor, address }, upload),
  ),
  route(uploadEnquiryCall, ({ db, limits, storage, uploadQuotaMb, actor, input, upload }) =>
    uploadEnquiry({ db, limits, storage, uploadQuotaMb }, actor, input, upload),
  ),
  route(fetchEnquiryFile, ({ db, storage, actor, input }) => loadEnquiryFile({ db, storage }, actor, input.enquiryId)),
]
