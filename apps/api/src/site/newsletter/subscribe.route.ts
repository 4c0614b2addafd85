import { subscribe } from '@lohahaat/contract/site/newsletter/subscribe'
import { route } from '../../platform/http/route'
import { askForNewsletter } from './subscribe'

export default route(subscribe, ({ input, visitor, at, ...services }) =>
  askForNewsletter(services, { email: input.email, visitor, at }),
)
