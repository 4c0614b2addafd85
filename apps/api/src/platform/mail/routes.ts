import { mailQueue } from '@lohahaat/contract/platform/mail/mail-queue'
import { route } from '../http/route'
import { loadMailQueue } from './mail-queue'

export default [route(mailQueue, ({ db }) => loadMailQueue(db))]
