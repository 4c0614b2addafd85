import { readEnquiryLines as readCall } from '@lohahaat/contract/sourcing/list-reader/read-enquiry-lines'
import { route } from '../../platform/http/route'
import { readEnquiryLines } from './read-enquiry-lines'

export default route(readCall, ({ db, limits, user, input }) =>
  readEnquiryLines({ db, limits }, user.userId, input.text),
)
