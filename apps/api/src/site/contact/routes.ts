import { contactMessage } from '@lohahaat/contract/site/contact/contact-message'
import { route } from '../../platform/http/route'
import { takeMessage } from './contact-message'

export default [
  route(contactMessage, ({ input, user, visitor, at, ...services }) =>
    takeMessage(services, { form: input, user, visitor, at }),
  ),
]
