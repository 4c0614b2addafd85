import {
  fetchFittingEnquiries,
  fetchSupplierDesk,
  fetchSupplierQuotes,
  setMailPace,
} from '@lohahaat/contract/supply/desk/supplier-desk'
import { route } from '../../platform/http/route'
import { loadFittingEnquiries } from './fitting-enquiries'
import { changePace, loadSupplierDesk } from './supplier-desk'
import { loadSupplierQuotes } from './supplier-quotes'

export default [
  route(fetchSupplierDesk, ({ db, actor }) => loadSupplierDesk(db, actor)),
  route(fetchFittingEnquiries, async ({ db, actor, input, answer }) =>
    answer.page(await loadFittingEnquiries(db, actor, input)),
  ),
  route(fetchSupplierQuotes, async ({ db, actor, input, answer }) =>
    answer.page(await loadSupplierQuotes(db, actor, input)),
  ),
  route(setMailPace, ({ db, actor, input }) => changePace(db, actor, input)),
]
