import type { ParsedInputOf, ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { fetchSupplierDesk, setMailPace } from '@lohahaat/contract/supply/desk/supplier-desk'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { istDay } from '@lohahaat/domain/platform/ist'
import { shownStatus } from '@lohahaat/domain/supply/application'
import { countProposals } from '../../inventory/proposals/proposals'
import type { Db } from '../../platform/db/db'
import { findApplication } from '../applications/applications.repository'
import { holidaysOf } from '../applications/read-application'
import { findPace, savePace } from '../matching/fit-mails.repository'
import { ownSeller, ownStock } from '../own-stock/own-scope'
import { countStalePrices } from '../own-stock/stale-prices'
import { findSeller } from './supplier-desk.repository'
import { countQuotesOf } from './supplier-quotes.repository'

/** What a supplier sees first: who he is and how much waits. What waits is in calls of its own. */
export async function loadSupplierDesk(db: Db, actor: Actor): Promise<ResponseOf<typeof fetchSupplierDesk>> {
  const { companyId, userId, sellingRole, at } = actor
  const [seller, application, pace, stale, proposals, quotes] = await Promise.all([
    findSeller(db, companyId),
    findApplication(db, companyId),
    findPace(db, userId),
    countStalePrices(db, actor),
    countProposals(db, ownStock(actor)),
    countQuotesOf(db, companyId),
  ])
  const holidays = application && holidaysOf(application)
  return {
    now: at.toISOString(),
    sellerId: ownSeller(actor),
    name: seller.name,
    verified: seller.verified,
    status: application && shownStatus(application.status, holidays, istDay(at)),
    holidays,
    yards: application && application.yards.length > 0 ? application.yards : [String(seller.location)],
    sellingRole,
    pace,
    stale,
    proposals,
    quotes,
  }
}

export async function changePace(db: Db, { userId, at }: Actor, { pace }: ParsedInputOf<typeof setMailPace>) {
  await savePace(db, userId, pace, at)
  return { pace }
}
