import { paraMasterDetailsWithParaCode1 } from '@lohahaat/contract/sourcing/enquiries/para-master-details-with-para-code1'
import { route } from '../../platform/http/route'
import { listParameters } from '../../reference/kinds/para-master-details.repository'

export default route(paraMasterDetailsWithParaCode1, ({ db, input }) => listParameters(db, input.parameterCode))
