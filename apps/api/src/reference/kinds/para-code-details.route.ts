import { paraCodeDetails, paraCodes } from '@lohahaat/contract/reference/kinds/para-code-details'
import { route } from '../../platform/http/route'

export default route(paraCodeDetails, () => [...paraCodes])
