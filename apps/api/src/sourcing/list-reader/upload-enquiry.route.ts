import { uploadEnquiry as uploadCall } from '@lohahaat/contract/sourcing/list-reader/upload-enquiry'
import { route } from '../../platform/http/route'
import { uploadEnquiry } from './upload-enquiry'

export default route(uploadCall, ({ db, limits, storage, uploadQuotaMb, user, at, input, upload }) =>
  uploadEnquiry({ db, limits, storage, uploadQuotaMb, userId: user.userId, at }, input, upload),
)
