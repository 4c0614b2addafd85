import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

const NAME = /^[\w.-]+\.eml$/

/** The names of the mails in the folder, the newest first: a name begins with the time. */
export async function listOutbox(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => NAME.test(name) && !name.startsWith('.'))
    .sort()
    .reverse()
}

export async function readMail(folder: string, name: string): Promise<Email | null> {
  if (!(await listOutbox(folder)).includes(name)) return null
  return PostalMime.parse(await readFile(join(folder, name)))
}

/** The code in the newest mail to an address that holds one. */
export async function findLatestCode(folder: string, recipient: string): Promise<string | null> {
  for (const name of (await listOutbox(folder)).slice(0, 100)) {
    const mail = await readMail(folder, name)
    if (!mail?.to?.some((to) => to.address?.toLowerCase() === recipient.toLowerCase())) continue
    const code = mail.text?.match(/^\d{5}$/m)?.[0]
    if (code) return code
  }
  return null
}
