import { fetchEnquiryHierarchy } from '@lohahaat/contract/sourcing/enquiries/enquiry-hierarchy-details'
import { route } from '../../platform/http/route'
import { loadHierarchy } from './enquiry-hierarchy-details'

export default route(fetchEnquiryHierarchy, ({ db, input }) => loadHierarchy(db, input.departmentId))
