import { siteInfo } from '@lohahaat/contract/platform/site-info'
import { route } from '../platform/http/route'

export default [route(siteInfo, ({ site }) => site)]
