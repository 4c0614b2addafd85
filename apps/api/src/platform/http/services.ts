import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { siteInfo } from '@lohahaat/contract/platform/site-info'
import type { Member } from '@lohahaat/domain/identity/actor'
import type { Database, Db } from '../db/db'
import type { Standbys } from '../db/standbys/standbys'
import type { FileStorage } from '../files/storage'
import type { Seller } from '@lohahaat/domain/reference/seller'
import type { PushKeys } from '../push/vapid'
import type { Limits } from './limits/limits'

export type LeaveStep = (tx: Db, leaver: Member, at: Date) => Promise<void>

/** What every call may use; created once at the start. */
export interface Services {
  db: Database
  /** For what may be a moment old. */
  standbys: Standbys
  secret: Buffer
  /** By which the services of browsers know this server. */
  pushKeys: PushKeys
  limits: Limits
  storage: FileStorage
  /** The upload quota of one account. */
  uploadQuotaMb: number
  adminEmails: ReadonlySet<string>
  /** Whether administrator rights need a passkey. */
  adminPasskey: 'optional' | 'required'
  seller: Seller
  /** The public key of the invoice registration portal, in PEM; null: signatures of QR codes aren't checked. */
  einvoiceKey: string | null
  /** Who receives messages from the contact page. */
  supportEmail: string
  site: ResponseOf<typeof siteInfo>
  /** What capabilities above identity do when a member leaves his company, before he is moved. */
  onLeave: LeaveStep
}
