import {
  createEnquiry as createCall,
  fetchEnquiries,
  updateEnquiry as updateCall,
} from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { countOrRefuse } from '../../platform/http/limits/limits'
import { route } from '../../platform/http/route'
import { createEnquiry, updateEnquiry } from './enquiry-details'
import { loadEnquiries, loadEnquiry } from './load-enquiries'

export default [
  route(fetchEnquiries, async ({ db, user, input: { enquiryId, ...request }, at, answer }) => {
    const reader = { ...user, at }
    if (enquiryId) return loadEnquiry(db, reader, enquiryId)
    const { enquiries, total } = await loadEnquiries(db, reader, request)
    answer.setTotalCount(total)
    return enquiries
  }),
  route(createCall, async ({ db, limits, site, user, input, at }) => {
    await countOrRefuse(limits.enquiriesPerUser, 'enquiries', user.userId)
    return createEnquiry({ db, siteUrl: site.siteUrl, userId: user.userId, at }, input)
  }),
  route(updateCall, async ({ db, limits, site, user, input, at }) => {
    await countOrRefuse(limits.enquiriesPerUser, 'enquiries', user.userId)
    return updateEnquiry({ db, siteUrl: site.siteUrl, userId: user.userId, at }, input)
  }),
]
