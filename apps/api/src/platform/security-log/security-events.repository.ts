import { and, desc, eq, exists, gte, lt, sql, type SQL } from 'drizzle-orm'
import {
  MOST_SECURITY_EVENTS,
  type fetchSecurityEvents,
} from '@lohahaat/contract/platform/security-log/security-events'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { DEFAULT_PAGE_SIZE } from '@lohahaat/contract/platform/list-query'
import { startOfIstDay } from '@lohahaat/domain/platform/ist'
import type { Db } from '../db/db'
import { containsWords } from '../db/search'
import { securityEvents } from '../../db/tables/platform/security-events'
import { users } from '../../db/tables/identity/users'

type Request = ParsedInputOf<typeof fetchSecurityEvents>

type NewEvent = Omit<typeof securityEvents.$inferInsert, 'id' | 'userId'> & { userId: number | null; email?: string }

/** Returns the account of each event, looked up by email address where given. */
export const insertSecurityEvents = async (db: Db, events: readonly NewEvent[]) =>
  db
    .insert(securityEvents)
    .values(
      events.map(({ at, kind, network, details, userId, email }) => ({
        ...{ at, kind, network, details },
        // Looked up in both cases: an account deleted meanwhile must not fail the other rows.
        userId:
          email === undefined
            ? sql`(select ${users.id} from ${users} where ${users.id} = ${userId})`
            : sql`(select ${users.id} from ${users} where lower(${users.email}) = ${email.toLowerCase()})`,
      })),
    )
    .returning({ userId: securityEvents.userId })

/** One page of the matching events, newest first, and the total up to a limit. */
export async function listSecurityEvents(db: Db, request: Request) {
  const size = request.pageSize ?? DEFAULT_PAGE_SIZE
  const offset = ((request.page ?? 1) - 1) * size
  const where = conditionOf(db, request)
  const rows = await db
    .select({ event: securityEvents, name: users.contactName, email: users.email })
    .from(securityEvents)
    .leftJoin(users, eq(users.id, securityEvents.userId))
    .where(where)
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(Math.max(0, Math.min(size, MOST_SECURITY_EVENTS - offset)))
    .offset(Math.min(offset, MOST_SECURITY_EVENTS))
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(securityEvents)
    .where(where)
    .limit(MOST_SECURITY_EVENTS)
    .as('counted')
  return { rows, total: await db.$count(counted) }
}

const conditionOf = (db: Db, { kind, userId, search, from, to }: Request): SQL | undefined =>
  and(
    kind && eq(securityEvents.kind, kind),
    userId ? eq(securityEvents.userId, userId) : undefined,
    from ? gte(securityEvents.at, startOfIstDay(from)) : undefined,
    to ? lt(securityEvents.at, startOfIstDay(to, 1)) : undefined,
    search ? exists(accountNamed(db, search)) : undefined,
  )

const accountNamed = (db: Db, search: string) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, securityEvents.userId),
        containsWords([users.contactName, users.legalName, users.email], search),
      ),
    )

export const deleteSecurityEventsBefore = (db: Db, before: Date) =>
  db.delete(securityEvents).where(lt(securityEvents.at, before))
