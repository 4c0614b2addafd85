import type { Database } from '../apps/api/src/platform/db/db'
import { sessions } from '../apps/api/src/db/tables/identity/sessions'
import { users } from '../apps/api/src/db/tables/identity/users'
import { hashToken } from '../apps/api/src/platform/http/secrets'

export const roles = ['visitor', 'user', 'other', 'admin'] as const

export type Role = (typeof roles)[number]

/** A person whose every detail contains a unique word, so that a leak is recognised anywhere. */
export interface Person {
  userId: number
  email: string
  /** In the email address, name and addresses. */
  mark: string
  /** In the company name, which buyers they quote to may read. */
  firmMark: string
  phone: string
  key: string
  cookie: string
}

const DAY_MS = 24 * 60 * 60 * 1000

interface Details {
  mark: string
  firmMark: string
  phone: string
}

export async function somePerson(db: Database, { mark, firmMark, phone }: Details): Promise<Person> {
  const email = `${mark}@buyers.example`
  const [user] = await db
    .insert(users)
    .values({
      email,
      contactName: `${mark} Verma`,
      legalName: `${firmMark} Fabricators`,
      phone,
      gstNumber: '06AAACA0000A1Z2',
      termsAcceptedAt: new Date(),
    })
    .returning({ id: users.id })
  if (!user) throw new Error('The person was not stored')
  const person = { userId: user.id, email, mark, firmMark, phone, key: `${mark}-key`, cookie: `${mark}-cookie` }
  const now = Date.now()
  await db.insert(sessions).values({
    userId: user.id,
    keyHash: hashToken(person.key),
    cookieHash: hashToken(person.cookie),
    device: 'Firefox on Linux',
    createdAt: new Date(now),
    // A session is touched every few minutes, which would look like a write of the call.
    lastSeenAt: new Date(now + DAY_MS),
    // A run takes longer than a sign-in counts as recent.
    authenticatedAt: new Date(now + DAY_MS),
    expiresAt: new Date(now + 2 * DAY_MS),
  })
  return person
}

export const sessionOf = (person: Person | undefined): Record<string, string> =>
  person ? { UserKey: person.key, cookie: `LHSession=${person.cookie}` } : {}
