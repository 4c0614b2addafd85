import { confirm } from '@lohahaat/contract/site/newsletter/confirm'
import { route } from '../../platform/http/route'
import { confirmNewsletter } from './confirm'

export default route(confirm, ({ input, visitor, at, ...services }) =>
  confirmNewsletter(services, { token: input.token, visitor, at }),
)
