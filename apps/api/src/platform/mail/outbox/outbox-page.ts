import type { Email } from 'postal-mime'
import { escapeHtml } from '@lohahaat/domain/platform/escape-html'

const STYLE = `body{margin:0;background:#f5f7f8;color:#14202b;font:15px/24px 'IBM Plex Sans',system-ui,sans-serif}
main{max-width:720px;margin:0 auto;padding:32px 16px}a{color:#1d4f73}ol{list-style:none;padding:0}
li,article{background:#fff;border:1px solid #d9e0e5;border-radius:6px;padding:12px 16px;margin:8px 0}
small{color:#4a5a68;display:block}pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}`

export const OUTBOX_STYLE_PATH = '/outbox/style.css'
export const outboxStyle = STYLE

interface Entry {
  name: string
  mail: Email
}

export function outboxList(entries: Entry[]): string {
  const items = entries.map(
    ({ name, mail }) =>
      `<li><a href="/outbox/${encodeURIComponent(name)}">${escapeHtml(mail.subject ?? '')}</a><small>to ${recipients(mail)} · ${escapeHtml(mail.date ?? '')}</small></li>`,
  )
  const list = items.length > 0 ? `<ol>${items.join('')}</ol>` : '<p>No mail yet.</p>'
  return page(
    'Outbox',
    `<p>Mails of this trial installation, the newest first. None of them left this machine.</p>${list}`,
  )
}

export const outboxMail = ({ name, mail }: Entry) =>
  page(
    mail.subject ?? 'Mail',
    `<p><a href="/outbox">All mails</a> · <a href="/outbox/${encodeURIComponent(name)}/html">As it looks in a mail program</a></p>
<article><small>to ${recipients(mail)} · ${escapeHtml(mail.date ?? '')}</small><pre>${withLinks(escapeHtml(mail.text ?? ''))}</pre></article>`,
  )

/** Makes URLs clickable, as mail programs do. */
const withLinks = (html: string) => html.replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`)

const recipients = (mail: Email) => escapeHtml((mail.to ?? []).map((to) => to.address).join(', '))

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} · LohaHaat outbox</title>
<link rel="stylesheet" href="${OUTBOX_STYLE_PATH}"></head>
<body><main><p><a href="/">LohaHaat</a></p><h1>${escapeHtml(title)}</h1>${body}</main></body></html>
`
