import { closeEnquiry as call } from '@lohahaat/contract/sourcing/enquiries/close-enquiry'
import { route } from '../../platform/http/route'
import { closeEnquiry } from './close-enquiry'

export default route(call, ({ db, site, user, input, at, security }) =>
  closeEnquiry({ db, siteUrl: site.siteUrl, at, security, ...user }, input),
)
