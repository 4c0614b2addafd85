import { paraCodeDetails, paraCodes } from '@lohahaat/contract/para-master/para-code-details'
import { route } from '../http/route'

export default route(paraCodeDetails, () => [...paraCodes])
