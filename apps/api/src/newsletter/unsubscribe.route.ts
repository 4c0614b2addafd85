import { unsubscribe } from '@lohahaat/contract/newsletter/unsubscribe'
import { route } from '../http/route'
import { endNewsletter } from './unsubscribe'

export default route(unsubscribe, ({ db, secret, input, at }) =>
  endNewsletter({ db, secret }, { token: input.token, by: 'page', at }),
)
