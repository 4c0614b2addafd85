import { unsubscribe } from '@lohahaat/contract/site/newsletter/unsubscribe'
import { route } from '../../platform/http/route'
import { endNewsletter } from './unsubscribe'

export default route(unsubscribe, ({ db, secret, input, at }) =>
  endNewsletter({ db, secret }, { token: input.token, by: 'page', at }),
)
