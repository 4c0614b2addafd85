import { uploadEnquiry as uploadCall } from '@lohahaat/contract/enquiry/upload-enquiry'
import { route } from '../http/route'
import { uploadEnquiry } from './upload-enquiry'

export default route(uploadCall, ({ db, limits, storage, user, at, input, upload }) =>
  uploadEnquiry({ db, limits, storage, userId: user.userId, at }, input, upload),
)
