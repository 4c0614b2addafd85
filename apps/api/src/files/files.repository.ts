import { eq } from 'drizzle-orm'
import type { Db } from '../db/db'
import { files } from '../db/tables/files'

export async function insertFile(db: Db, file: typeof files.$inferInsert): Promise<number> {
  const [row] = await db.insert(files).values(file).returning({ id: files.id })
  if (!row) throw new Error('A file was not inserted')
  return row.id
}

export async function findFile(db: Db, storedName: string) {
  const [file] = await db.select().from(files).where(eq(files.storedName, storedName))
  return file ?? null
}
