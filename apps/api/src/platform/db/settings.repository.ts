import { eq } from 'drizzle-orm'
import type { Db } from './db'
import { settings } from '../../db/tables/platform/settings'

/** Saves a setting unless it exists, and returns the stored value: of several servers the first decides. */
export async function saveSetting<T>(db: Db, key: string, value: T): Promise<T> {
  await db.insert(settings).values({ key, value }).onConflictDoNothing()
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  return row?.value as T
}

export async function readSetting(db: Db, key: string): Promise<unknown> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  return row?.value
}

/** Locks a setting that exists until the transaction ends. */
export async function lockSetting(db: Db, key: string) {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key)).for('update')
  const change = (value: unknown) => db.update(settings).set({ value }).where(eq(settings.key, key))
  return { value: row?.value, change }
}
