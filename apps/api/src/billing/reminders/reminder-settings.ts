import { z } from 'zod'
import { findSetting } from '../../reference/trade-settings/trade-settings.repository'
import type { Db } from '../../platform/db/db'

/** Days after an invoice is due; before it below zero. The billing settings may say otherwise. */
const reminders = z.object({
  isOn: z.boolean().default(true),
  days: z.array(z.int()).default([-3, 1, 7, 15, 30]),
})

const settings = z.object({ reminders: reminders.prefault({}) })

export async function findReminders(db: Db) {
  const stored = await findSetting(db, 'billing')
  const { data } = settings.safeParse(stored ?? {})
  return data?.reminders ?? reminders.parse({})
}
