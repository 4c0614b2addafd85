import { confirm } from '@lohahaat/contract/newsletter/confirm'
import { route } from '../http/route'
import { confirmNewsletter } from './confirm'

export default route(confirm, ({ input, visitor, at, ...services }) =>
  confirmNewsletter(services, { token: input.token, visitor, at }),
)
