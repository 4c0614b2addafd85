import type { PushKind } from '@lohahaat/contract/platform/push-kinds'
import { languageTag } from '@lohahaat/domain/platform/language'
import { escapeHtml } from '@lohahaat/domain/platform/escape-html'
import {
  amountsAsHtml,
  amountsAsText,
  linesAsHtml,
  linesAsText,
  type LetterAmounts,
  type LetterLines,
} from './letter-figures'
import { letterTexts } from './letter-texts'

/** The content of a mail, from which text and HTML are made. */
export interface Letter {
  subject: string
  /** What a device that wants to be told of this kind shows: the subject, which opens the link. */
  push?: PushKind
  heading: string
  paragraphs: string[]
  /** Quoted user input, with its line breaks. */
  quote?: string
  /** Shown large on its own line. */
  code?: string
  lines?: LetterLines
  amounts?: LetterAmounts
  /** Below the amounts. */
  notes?: string[]
  /** Several links to the site, each on its own line. */
  links?: { label: string; url: string }[]
  /** A link to the site. */
  link?: { label: string; url: string }
  closing: string
  /** The Reply-To address. */
  replyTo?: string
  /** The unsubscribe link of a newsletter. */
  unsubscribeUrl?: string
}

export function toText(letter: Letter): string {
  const {
    heading,
    paragraphs,
    quote,
    code,
    lines,
    amounts,
    notes = [],
    links = [],
    link,
    closing,
    unsubscribeUrl,
  } = letter
  const parts = [
    heading,
    code,
    ...paragraphs,
    quote?.replaceAll(/^/gm, '> '),
    lines && linesAsText(lines),
    amounts && amountsAsText(amounts),
    ...notes,
    ...links.map(({ label, url }) => `${label}: ${url}`),
    link && `${link.label}: ${link.url}`,
    closing,
    unsubscribeUrl && `${letterTexts.unsubscribe}: ${unsubscribeUrl}`,
    `-- \n${letterTexts.signature}`,
  ]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
}

/** Tables and inline styles: mail programs support little else. */
export function toHtml(letter: Letter): string {
  const {
    subject,
    heading,
    paragraphs,
    quote,
    code,
    lines,
    amounts,
    notes = [],
    links = [],
    link,
    closing,
    unsubscribeUrl,
  } = letter
  const body = [
    `<h1 style="margin:0 0 16px;font-size:20px;line-height:28px;color:#14202b">${escapeHtml(heading)}</h1>`,
    code && codeBox(code),
    ...paragraphs.map(paragraph),
    quote && quoteBox(quote),
    lines && linesAsHtml(lines),
    amounts && amountsAsHtml(amounts),
    ...notes.map(paragraph),
    ...links.map(linkLine),
    link && linkLine(link),
    `<p style="margin:20px 0 0;padding-top:16px;border-top:1px solid #d9e0e5;color:#4a5a68;font-size:13px;line-height:20px">${escapeHtml(closing)}</p>`,
  ]
  return `<!doctype html>
<html lang="${languageTag().slice(0, 2)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f8;font-family:'IBM Plex Sans',Segoe UI,Roboto,Helvetica,Arial,sans-serif;font-size:15px;line-height:24px;color:#14202b">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center">
<table role="presentation" width="100%" style="max-width:480px" cellspacing="0" cellpadding="0">
<tr><td style="padding:0 4px 12px;font-weight:600;font-size:17px;color:#1d4f73">LohaHaat</td></tr>
<tr><td style="padding:28px;background:#ffffff;border:1px solid #d9e0e5;border-radius:6px">
${body.filter(Boolean).join('\n')}
</td></tr>
<tr><td style="padding:12px 4px;color:#4a5a68;font-size:12px;line-height:18px">${escapeHtml(letterTexts.signature)}${unsubscribeUrl ? `<br>${anchor(letterTexts.unsubscribe, unsubscribeUrl, '')}` : ''}</td></tr>
</table></td></tr></table></body></html>
`
}

const paragraph = (text: string) => `<p style="margin:0 0 12px">${escapeHtml(text)}</p>`

const codeBox = (code: string) =>
  `<p style="margin:0 0 20px;padding:16px;background:#e6eef4;border-radius:4px;text-align:center;font-size:32px;line-height:40px;font-weight:600;letter-spacing:8px;font-variant-numeric:tabular-nums;color:#14202b">${escapeHtml(code)}</p>`

const quoteBox = (quote: string) =>
  `<blockquote style="margin:0 0 16px;padding:2px 0 2px 14px;border-left:3px solid #d9e0e5">${escapeHtml(quote).replaceAll('\n', '<br>')}</blockquote>`

const linkLine = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:0 0 12px">${anchor(label, url, ';font-weight:600')}</p>`

const anchor = (label: string, url: string, style: string) =>
  `<a href="${escapeHtml(url)}" style="color:#1d4f73${style}">${escapeHtml(label)}</a>`
