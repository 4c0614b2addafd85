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
  route(readEnquiryLinesCall, ({ db, limits, user, input }) =>
    readEnquiryLines({ db, limits }, user.userId, input.text),
  ),
  route(readEnquiryFileCall, ({ db, limits, user, upload }) => readEnquiryFile({ db, limits }, user.userId, upload)),
  route(uploadEnquiryCall, ({ db, limits, storage, uploadQuotaMb, user, at, input, upload }) =>
    uploadEnquiry({ db, limits, storage, uploadQuotaMb, userId: user.userId, at }, input, upload),
  ),
  route(fetchEnquiryFile, ({ db, storage, user, input }) => loadEnquiryFile({ db, storage }, user, input.enquiryId)),
]
