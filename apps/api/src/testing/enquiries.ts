import { eq } from 'drizzle-orm'
import { pieceGrams } from '@lohahaat/domain/catalogue/weight'
import type { Database } from '../platform/db/db'
import { enquiries } from '../db/tables/sourcing/enquiries'
import { enquiryItems } from '../db/tables/sourcing/enquiry-items'
import { brands } from '../db/tables/reference/brands'
import { departments } from '../db/tables/reference/departments'
import { parameters } from '../db/tables/reference/parameters'
import { listLeaves } from '../catalogue/tree/leaves.repository'

interface AskedFor {
  className?: string
  size?: string
  wall?: string
  unit?: 'Pieces' | 'Ton'
  quantity?: string
}

/** A leaf of the demo tree by its names. */
export async function leafNamed(db: Database, { className = 'SHS', size = '50x50', wall = '2.9' }: AskedFor = {}) {
  const leaf = (await listLeaves(db)).find(
    (each) => each.className === className && each.size === size && each.thickness === wall,
  )
  if (!leaf) throw new Error(`The demo has no ${className} ${size} ${wall}`)
  return leaf
}

/** The ids of a leaf named like 'SHS / 50x50 / 2.9'. */
export async function leafIds(db: Database, name: string) {
  const [className = '', size = '', wall = ''] = name.split(' / ')
  const { departmentId, classId, sizeId, thicknessId } = await leafNamed(db, { className, size, wall })
  return { departmentId, classId, sizeId, thicknessId }
}

/** What an enquiry for demo pipes needs besides its items. */
async function enquiryChoices(db: Database) {
  const [brand] = await db.select({ id: brands.id }).from(brands).where(eq(brands.name, 'APL Apollo'))
  const [department] = await db.select({ id: departments.id }).from(departments).where(eq(departments.name, 'Pipe'))
  const [delivery] = await db.select({ id: parameters.id }).from(parameters).where(eq(parameters.code, 'Delivery'))
  if (!brand || !department || !delivery) throw new Error('The demo has changed')
  return { brandId: brand.id, departmentId: department.id, deliveryId: delivery.id }
}

/** The enquiry form as the page sends it. */
export async function filledEnquiry(db: Database, askedItems: readonly object[]) {
  const { deliveryId, ...choices } = await enquiryChoices(db)
  return { enquiryDay: '20261115', ...choices, deliveryDays: deliveryId, deliveryPlace: 123401, askedItems }
}

/** Places an enquiry, for 1 Ton of SHS 50x50x2.9 by default, and returns its id and its items' ids. */
export async function placeEnquiry(
  db: Database,
  buyerId: number,
  asked: readonly AskedFor[] = [{}],
  changes: Partial<typeof enquiries.$inferInsert> = {},
) {
  const choices = await enquiryChoices(db)
  const [enquiry] = await db
    .insert(enquiries)
    .values({ ...choices, buyerId, enquiryDate: '20261115', ...changes })
    .returning({ id: enquiries.id, leadId: enquiries.leadId })
  if (!enquiry) throw new Error('The enquiry was not stored')
  const itemIds: number[] = []
  for (const { unit = 'Ton', quantity = '1', ...names } of asked) {
    const { thicknessId, size, thickness } = await leafNamed(db, names)
    const grams = pieceGrams({ size, thickness, length: 6 })
    const [item] = await db
      .insert(enquiryItems)
      .values({ enquiryId: enquiry.id, thicknessId, unit, quantity, pieceGrams: grams })
      .returning({ id: enquiryItems.id })
    if (item) itemIds.push(item.id)
  }
  return { ...enquiry, itemIds }
}
