import { fetchOwnEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details-based-on-user'
import { route } from '../../platform/http/route'
import { loadEnquiries } from './load-enquiries'

export default route(fetchOwnEnquiries, async ({ db, user, input, at, answer }) => {
  const { enquiries, total } = await loadEnquiries(db, { ...user, at }, { ...input, buyerId: user.userId })
  answer.setTotalCount(total)
  return enquiries
})
