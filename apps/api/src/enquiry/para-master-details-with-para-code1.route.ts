import { paraMasterDetailsWithParaCode1 } from '@lohahaat/contract/enquiry/para-master-details-with-para-code1'
import { route } from '../http/route'
import { listParameters } from '../para-master/para-master-details.repository'

export default route(paraMasterDetailsWithParaCode1, ({ db, input }) => listParameters(db, input.ParaCode))
