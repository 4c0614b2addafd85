import { siteInfo } from '@lohahaat/contract/common/site-info'
import { route } from '../http/route'

export default route(siteInfo, ({ site }) => site)
