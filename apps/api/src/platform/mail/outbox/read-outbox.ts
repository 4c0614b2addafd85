import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

const NAME = /^[\w.-]+\.eml$/

/** The names of the mails in the folder, newest first: a name starts with the time. */
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

/** The code in the newest mail to an address that contains one. */
export async function findLatestCode(folder: string, recipient: string): Promise<string | null> {
  for await (const text of textsTo(folder, recipient)) {
    const code = text.match(/^\d{5}$/m)?.[0]
    if (code) return code
  }
  return null
}

/** The secrets of the sign-in links mailed to an address, newest first. */
export async function listLinks(folder: string, recipient: string): Promise<string[]> {
  const links = []
  for await (const text of textsTo(folder, recipient)) links.push(text.match(/\/login\/link#([\w-]+)$/m)?.[1])
  return links.filter((link) => link !== undefined)
}

async function* textsTo(folder: string, recipient: string) {
  for (const name of (await listOutbox(folder)).slice(0, 100)) {
    const mail = await readMail(folder, name)
    if (mail?.to?.some((to) => to.address?.toLowerCase() === recipient.toLowerCase())) yield mail.text ?? ''
  }
}
