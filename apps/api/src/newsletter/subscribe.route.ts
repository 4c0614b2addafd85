import { subscribe } from '@lohahaat/contract/newsletter/subscribe'
import { route } from '../http/route'
import { askForNewsletter } from './subscribe'

export default route(subscribe, ({ input, visitor, at, ...services }) =>
  askForNewsletter(services, { email: input.email, visitor, at }),
)
