import { contactMessage } from '@lohahaat/contract/site/contact/contact-message'
import { route } from '../../platform/http/route'
import { saveMessage } from './contact-message'

export default [
  route(contactMessage, ({ input, user, visitor, at, ...services }) =>
    saveMessage(services, { form: input, user, visitor, at }),
  ),
]
