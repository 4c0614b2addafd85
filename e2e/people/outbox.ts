import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** Where the server of the run keeps everything. */
const dataDir = process.env['E2E_DATA_DIR'] ?? ''

/** Does what makes the server mail a code to an address, and answers that code once its `.eml` file is there. */
export async function codeMailedBy(email: string, ask: () => Promise<void>, folder = dataDir): Promise<string> {
  const before = (await mailsTo(email, folder)).length
  await ask()
  const arrived = async () => (await mailsTo(email, folder)).length
  await expect.poll(arrived, { timeout: 15_000, intervals: [100] }).toBeGreaterThan(before)
  return (await mailsTo(email, folder)).at(-1)?.match(/^(\d{5})\r?$/m)?.[1] ?? ''
}

export async function mailsTo(email: string, folder = dataDir): Promise<string[]> {
  const outbox = join(folder, 'outbox')
  const names = (await readdir(outbox).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name)).sort()
  const mails = await Promise.all(names.map((name) => readMail(join(outbox, name))))
  return mails.filter((mail) => mail.includes(`\nTo: ${email}`))
}

/** A mail never changes once it has its name, so each is read once. */
const mailsRead = new Map<string, Promise<string>>()

function readMail(path: string): Promise<string> {
  const mail = mailsRead.get(path) ?? readFile(path, 'utf8').then(decoded)
  mailsRead.set(path, mail)
  return mail
}

/** Texts in Devanagari travel as base64, whatever part of the mail they are in. */
const decoded = (mail: string) =>
  mail.replace(/(Transfer-Encoding: base64[^]*?\r?\n\r?\n)([\w+/=\r\n]+)/g, (_, head: string, body: string) =>
    head.concat(Buffer.from(body, 'base64').toString(), '\n'),
  )
