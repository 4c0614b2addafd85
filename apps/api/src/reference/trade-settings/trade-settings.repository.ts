import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { tradeSettings } from '../../db/tables/reference/trade-settings'
import { users } from '../../db/tables/identity/users'

type SettingName = (typeof tradeSettings.$inferSelect)['name']

/** What is in force, as it was stored; null until somebody has changed the usual figures. */
export async function findSetting(db: Db, name: SettingName): Promise<unknown> {
  const [newest] = await db
    .select({ value: tradeSettings.value })
    .from(tradeSettings)
    .where(eq(tradeSettings.name, name))
    .orderBy(desc(tradeSettings.id))
    .limit(1)
  return newest?.value ?? null
}

/** As findSetting, of what was in force just before an instant. */
export async function findSettingAt(db: Db, name: SettingName, at: Date): Promise<unknown> {
  const [newest] = await db
    .select({ value: tradeSettings.value })
    .from(tradeSettings)
    .where(and(eq(tradeSettings.name, name), lt(tradeSettings.createdAt, at)))
    .orderBy(desc(tradeSettings.id))
    .limit(1)
  return newest?.value ?? null
}

export const insertSetting = (db: Db, setting: typeof tradeSettings.$inferInsert) =>
  db.insert(tradeSettings).values(setting)

/** Serialises changes. A lock on the newest row would not stop a newer one. */
export const lockSettings = (db: Db) => db.execute(sql`lock table ${tradeSettings} in share row exclusive mode`)

/** Who set what, the newest first. */
export const listSettings = (db: Db, name: SettingName, most: number) =>
  db
    .select({
      settingId: tradeSettings.id,
      value: tradeSettings.value,
      setAt: tradeSettings.createdAt,
      setBy: users.contactName,
    })
    .from(tradeSettings)
    .leftJoin(users, eq(users.id, tradeSettings.createdBy))
    .where(eq(tradeSettings.name, name))
    .orderBy(desc(tradeSettings.id))
    .limit(most)
