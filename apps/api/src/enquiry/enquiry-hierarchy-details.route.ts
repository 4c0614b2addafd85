import { fetchEnquiryHierarchy } from '@lohahaat/contract/enquiry/enquiry-hierarchy-details'
import { route } from '../http/route'
import { loadHierarchy } from './enquiry-hierarchy-details'

export default route(fetchEnquiryHierarchy, ({ db, input }) => loadHierarchy(db, input.DepartmentId))
