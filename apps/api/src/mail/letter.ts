import { escapeHtml } from './escape-html'
import {
  amountsAsHtml,
  amountsAsText,
  linesAsHtml,
  linesAsText,
  type LetterAmounts,
  type LetterLines,
} from './letter-figures'

/** A mail as a person reads it; both forms of it are made from the same words. */
export interface Letter {
  subject: string
  heading: string
  paragraphs: string[]
  /** Set large on a line of its own, so that it is easy to read off a phone. */
  code?: string
  lines?: LetterLines
  amounts?: LetterAmounts
  /** Where to read on. */
  link?: { label: string; url: string }
  closing: string
}

const SIGNATURE = 'LohaHaat · steel pipes, at the mill’s price'

export function toText({ heading, paragraphs, code, lines, amounts, link, closing }: Letter): string {
  const parts = [
    heading,
    code,
    ...paragraphs,
    lines && linesAsText(lines),
    amounts && amountsAsText(amounts),
    link && `${link.label}: ${link.url}`,
    closing,
    `-- \n${SIGNATURE}`,
  ]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
}

/** Tables and inline styles: mail programs understand little else. */
export function toHtml({ subject, heading, paragraphs, code, lines, amounts, link, closing }: Letter): string {
  const body = [
    `<h1 style="margin:0 0 16px;font-size:20px;line-height:28px;color:#14202b">${escapeHtml(heading)}</h1>`,
    code && codeBox(code),
    ...paragraphs.map((line) => `<p style="margin:0 0 12px">${escapeHtml(line)}</p>`),
    lines && linesAsHtml(lines),
    amounts && amountsAsHtml(amounts),
    link && linkLine(link),
    `<p style="margin:20px 0 0;padding-top:16px;border-top:1px solid #d9e0e5;color:#4a5a68;font-size:13px;line-height:20px">${escapeHtml(closing)}</p>`,
  ]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;font-family:'IBM Plex Sans',Segoe UI,Roboto,Helvetica,Arial,sans-serif;font-size:15px;line-height:24px;color:#14202b">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center">
<table role="presentation" width="100%" style="max-width:480px" cellspacing="0" cellpadding="0">
<tr><td style="padding:0 4px 12px;font-weight:600;font-size:17px;color:#1d4f73">LohaHaat</td></tr>
<tr><td style="padding:28px;background:#ffffff;border:1px solid #d9e0e5;border-radius:6px">
${body.filter(Boolean).join('\n')}
</td></tr>
<tr><td style="padding:12px 4px;color:#4a5a68;font-size:12px;line-height:18px">${escapeHtml(SIGNATURE)}</td></tr>
</table></td></tr></table></body></html>
`
}

const codeBox = (code: string) =>
  `<p style="margin:0 0 20px;padding:16px;background:#e6eef4;border-radius:4px;text-align:center;font-size:32px;line-height:40px;font-weight:600;letter-spacing:8px;font-variant-numeric:tabular-nums;color:#14202b">${escapeHtml(code)}</p>`

const linkLine = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:0 0 12px"><a href="${escapeHtml(url)}" style="color:#1d4f73;font-weight:600">${escapeHtml(label)}</a></p>`
