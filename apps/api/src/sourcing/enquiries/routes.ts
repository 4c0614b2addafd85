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
import { listParametersOf } from '../../reference/kinds/kinds'
import { closeEnquiry } from './close-enquiry'
import { createEnquiry, updateEnquiry } from './enquiry-details'
import { loadHierarchy } from './enquiry-hierarchy-details'
import { loadAnyEnquiries, loadOwnEnquiries } from './load-enquiries'

export default [
  route(paraMasterDetailsWithParaCode1, ({ db, input }) => listParametersOf(db, input.parameterCode)),
  route(fetchEnquiries, async ({ db, actor, input, answer }) => answer.page(await loadAnyEnquiries(db, actor, input))),
  route(createEnquiryCall, async ({ db, limits, actor, input }) => {
    await countOrRefuse(limits.enquiriesPerUser, 'enquiries', actor.userId)
    return createEnquiry(db, actor, input)
  }),
  route(updateEnquiryCall, async ({ db, limits, site: { siteUrl }, actor, input }) => {
    await countOrRefuse(limits.enquiriesPerUser, 'enquiries', actor.userId)
    return updateEnquiry({ db, siteUrl }, actor, input)
  }),
  route(fetchOwnEnquiries, async ({ db, actor, input, answer }) =>
    answer.page(await loadOwnEnquiries(db, actor, input)),
  ),
  route(fetchEnquiryHierarchy, ({ db, input }) => loadHierarchy(db, input.departmentId)),
  route(closeEnquiryCall, ({ db, site: { siteUrl }, actor, input, security }) =>
    closeEnquiry({ db, siteUrl, security }, actor, input),
  ),
]
