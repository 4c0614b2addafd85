import { readEnquiryFile as readCall } from '@lohahaat/contract/sourcing/list-reader/read-enquiry-file'
import { route } from '../../platform/http/route'
import { readEnquiryFile } from './read-enquiry-file'

export default route(readCall, ({ db, limits, user, upload }) => readEnquiryFile({ db, limits }, user.userId, upload))
