import { confirm } from '@lohahaat/contract/site/newsletter/confirm'
import { subscribe } from '@lohahaat/contract/site/newsletter/subscribe'
import { unsubscribe } from '@lohahaat/contract/site/newsletter/unsubscribe'
import { route } from '../../platform/http/route'
import { confirmNewsletter } from './confirm'
import { askForNewsletter } from './subscribe'
import { endNewsletter } from './unsubscribe'

export default [
  route(subscribe, ({ input, visitor, at, ...services }) =>
    askForNewsletter(services, { email: input.email, visitor, at }),
  ),
  route(confirm, ({ input, visitor, at, ...services }) =>
    confirmNewsletter(services, { token: input.token, visitor, at }),
  ),
  route(unsubscribe, ({ db, secret, input, at }) =>
    endNewsletter({ db, secret }, { token: input.token, by: 'page', at }),
  ),
]
