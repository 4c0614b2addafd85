import type { ResponseOf } from '@lohahaat/contract/define-call'
import type { siteInfo } from '@lohahaat/contract/common/site-info'
import type { Database } from '../db/db'
import type { FileStorage } from '../files/storage'
import type { Seller } from '../seller-of-record'
import type { Limits } from './limits'

/** What every call may use. Made once at the start. */
export interface Services {
  db: Database
  secret: Buffer
  limits: Limits
  storage: FileStorage
  adminEmails: ReadonlySet<string>
  seller: Seller
  /** Who reads what comes from the contact page. */
  supportEmail: string
  site: ResponseOf<typeof siteInfo>
}
