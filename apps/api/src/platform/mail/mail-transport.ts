import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { QueuedMail } from './mails.repository'

/** Sends mails: to a relay, or into a folder for trying out the product. */
export interface MailTransport {
  send(mail: QueuedMail): Promise<void>
  close(): void
}

/** A hanging relay must time out well before another server may take over the mail. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export function smtpTransport(url: string, from: string): MailTransport {
  const relay = createTransport({ url, ...TIMEOUTS }, { from })
  return {
    async send(mail) {
      await relay.sendMail(envelope(mail))
    },
    close: () => relay.close(),
  }
}

/** Writes each mail as one `.eml` file, named after its Message-ID, so that a retry overwrites it. */
export function folderTransport(folder: string, from: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true }, { from })
  return {
    async send(mail) {
      const { message } = await composer.sendMail(envelope(mail))
      const name = `${mail.createdAt.toISOString().replaceAll(':', '-')}-${mail.id}.eml`
      await mkdir(folder, { recursive: true })
      // Written under another name and renamed, so that a reader never sees half a mail.
      await writeFile(join(folder, `.${name}`), message as Buffer)
      await rename(join(folder, `.${name}`), join(folder, name))
    },
    close: () => composer.close(),
  }
}

const envelope = (mail: QueuedMail) => ({
  messageId: mail.messageId,
  to: mail.recipient,
  ...(mail.replyTo !== null && { replyTo: mail.replyTo }),
  ...(mail.unsubscribeUrl !== null && oneClick(mail.unsubscribeUrl)),
  subject: mail.subject,
  text: mail.text ?? '',
  html: mail.html ?? '',
  date: mail.createdAt,
})

/** With these headers mail programs show an Unsubscribe button, which sends a POST (RFC 8058). */
const oneClick = (url: string) => ({
  list: { unsubscribe: url },
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
})
