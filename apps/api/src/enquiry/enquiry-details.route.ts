import {
  createEnquiry as createCall,
  fetchEnquiries,
  updateEnquiry as updateCall,
} from '@lohahaat/contract/enquiry/enquiry-details'
import { route } from '../http/route'
import { createEnquiry, updateEnquiry } from './enquiry-details'
import { loadEnquiries, loadEnquiry } from './load-enquiries'

export default [
  route(fetchEnquiries, async ({ db, user, input: { BuyerInstructionId, ...request }, at, answer }) => {
    const reader = { ...user, at }
    if (BuyerInstructionId) return loadEnquiry(db, reader, BuyerInstructionId)
    const { enquiries, total } = await loadEnquiries(db, reader, request)
    answer.countAll(total)
    return enquiries
  }),
  route(createCall, ({ db, site, user, input, at }) =>
    createEnquiry({ db, siteUrl: site.siteUrl, userId: user.userId, at }, input),
  ),
  route(updateCall, ({ db, site, user, input, at }) =>
    updateEnquiry({ db, siteUrl: site.siteUrl, userId: user.userId, at }, input),
  ),
]
