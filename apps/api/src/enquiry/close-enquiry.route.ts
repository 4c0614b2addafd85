import { closeEnquiry as call } from '@lohahaat/contract/enquiry/close-enquiry'
import { route } from '../http/route'
import { closeEnquiry } from './close-enquiry'

export default route(call, ({ db, site, user, input, at }) =>
  closeEnquiry({ db, siteUrl: site.siteUrl, at, ...user }, input),
)
