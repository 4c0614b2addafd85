import { closeEnquiry as closeEnquiryCall } from '@lohahaat/contract/sourcing/enquiries/close-enquiry'
import {
  createEnquiry as createEnquiryCall,
  fetchEnquiries,
  updateEnquiry as updateEnquiryCall,
} from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { fetchOwnEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details-based-on-user'
import { fetchEnquiryHierarchy } from '@lohahaat/contract/sourcing/enquiries/enquiry-hierarchy-details'
import { paraMasterDetailsWithParaCode1 } from '@lohahaat/contract/sourcing/enquiries/para-master-details-with-para-code1'
import { countOrRefuse } from '../../platform/http/limits/limits'
import { route } from '../../platform/http/route'
import { listParameters } from '../../reference/kinds/para-master-details.repository'
import { closeEnquiry } from './close-enquiry'
import { createEnquiry, updateEnquiry } from './enquiry-details'
import { loadHierarchy } from './enquiry-hierarchy-details'
import { loadEnquiries, loadEnquiry } from './load-enquiries'

export default [
  route(paraMasterDetailsWithParaCode1, ({ db, input }) => listParameters(db, input.parameterCode)),
  route(fetchEnquiries, async ({ db, user, input: { enquiryId, ...request }, at, answer }) => {
    const reader = { ...user, at }
    if (enquiryId) return loadEnquiry(db, reader, enquiryId)
    const { enquiries, total } = await loadEnquiries(db, reader, request)
    answer.setTotalCount(total)
    return enquiries
  }),
  route(createEnquiryCall, async ({ db, limits, site, user, input, at }) => {
    await countOrRefuse(limits.enquiriesPerUser, 'enquiries', user.userId)
    return createEnquiry({ db, siteUrl: site.siteUrl, userId: user.userId, at }, input)
  }),
  route(updateEnquiryCall, async ({ db, limits, site, user, input, at }) => {
    await countOrRefuse(limits.enquiriesPerUser, 'enquiries', user.userId)
    return updateEnquiry({ db, siteUrl: site.siteUrl, userId: user.userId, at }, input)
  }),
  route(fetchOwnEnquiries, async ({ db, user, input, at, answer }) => {
    const { enquiries, total } = await loadEnquiries(db, { ...user, at }, { ...input, buyerId: user.userId })
    answer.setTotalCount(total)
    return enquiries
  }),
  route(fetchEnquiryHierarchy, ({ db, input }) => loadHierarchy(db, input.departmentId)),
  route(closeEnquiryCall, ({ db, site, user, input, at, security }) =>
    closeEnquiry({ db, siteUrl: site.siteUrl, at, security, ...user }, input),
  ),
]
