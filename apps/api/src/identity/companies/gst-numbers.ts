import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Database } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { deleteGstNumber, insertGstNumber, listGstNumbers, replaceGstNumber } from './companies.repository'
import { recordEvent } from './company-events.repository'
import { lockAsOwner } from './lock-as-owner'

/** A business has at most one per state and a few more, such as for a special economic zone. */
const MOST_NUMBERS = 50

export const addGstNumber = (db: Database, actor: Actor, gstNumber: string) =>
  db.transaction(async (tx) => {
    const { companyId, at } = actor
    const owner = await lockAsOwner(tx, actor)
    const before = await listGstNumbers(tx, companyId)
    if (before.some((number) => number.gstNumber === gstNumber)) return before
    if (before.length >= MOST_NUMBERS) throw new Refusal('tooManyGstNumbers', MOST_NUMBERS)
    await insertGstNumber(tx, companyId, gstNumber, at)
    await recordEvent(tx, { companyId, at, by: owner, what: 'gst-added', detail: gstNumber })
    return listGstNumbers(tx, companyId)
  })

/** Members whose account names it name the oldest that is left. */
export const removeGstNumber = (db: Database, actor: Actor, gstNumber: string) =>
  db.transaction(async (tx) => {
    const { companyId, at } = actor
    const owner = await lockAsOwner(tx, actor)
    if (!(await deleteGstNumber(tx, companyId, gstNumber))) throw new Refusal('unknownRecord')
    const left = await listGstNumbers(tx, companyId)
    const [first] = left
    if (!first) throw new Refusal('lastGstNumber')
    await replaceGstNumber(tx, companyId, gstNumber, first.gstNumber)
    await recordEvent(tx, { companyId, at, by: owner, what: 'gst-removed', detail: gstNumber })
    return left
  })
