import { escapeHtml } from '@lohahaat/domain/platform/escape-html'

/** A list in a letter: each item on its own line with its figures below, so that both fit on a phone. */
export interface LetterLines {
  /** The headings of the figures, from left to right. */
  titles: string[]
  rows: { name: string; figures: string[] }[]
}

/** Amounts, the last of which is their sum. */
export type LetterAmounts = { label: string; amount: string }[]

const GAP = '   '
const WIDTH = 46

/** Signs above and below a letter, of which Hindi has many, take no place of their own. */
const widthOf = (text: string) => text.replace(/\p{Mn}/gu, '').length
const alignRight = (text: string, width: number) => ' '.repeat(Math.max(0, width - widthOf(text))) + text

export function linesAsText({ titles, rows }: LetterLines): string {
  const widths = titles.map((title, at) =>
    Math.max(widthOf(title), ...rows.map(({ figures }) => widthOf(figures[at] ?? ''))),
  )
  const aligned = (cells: string[]) => cells.map((cell, at) => alignRight(cell, widths[at] ?? 0)).join(GAP)
  return [aligned(titles), ...rows.flatMap(({ name, figures }, at) => [`${at + 1}. ${name}`, aligned(figures)])].join(
    '\n',
  )
}

export function amountsAsText(amounts: LetterAmounts): string {
  const rows = amounts.map(({ label, amount }) => label + alignRight(amount, WIDTH - widthOf(label)))
  return rows.toSpliced(-1, 0, '-'.repeat(WIDTH)).join('\n')
}

const CELL = 'padding:2px 0 2px 12px;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums'

export const linesAsHtml = ({ titles, rows }: LetterLines): string =>
  table([
    `<tr>${titles.map((title) => `<th style="${CELL};font-weight:400;color:#4a5a68">${escapeHtml(title)}</th>`).join('')}</tr>`,
    ...rows.flatMap(({ name, figures }, at) => [
      `<tr><td colspan="${titles.length}" style="padding:8px 0 0;border-top:1px solid #d9e0e5">${at + 1}. ${escapeHtml(name)}</td></tr>`,
      `<tr>${figures.map((figure) => `<td style="${CELL};padding-bottom:8px">${escapeHtml(figure)}</td>`).join('')}</tr>`,
    ]),
  ])

export function amountsAsHtml(amounts: LetterAmounts): string {
  return table(
    amounts.map(({ label, amount }, at) => {
      const style = at === amounts.length - 1 ? ';padding-top:8px;border-top:2px solid #14202b;font-weight:600' : ''
      return `<tr><td style="padding:2px 0${style}">${escapeHtml(label)}</td><td style="${CELL}${style}">${escapeHtml(amount)}</td></tr>`
    }),
  )
}

const table = (rows: string[]) =>
  `<table width="100%" style="margin:0 0 20px;border-collapse:collapse;font-size:14px;line-height:20px" cellspacing="0" cellpadding="0">\n${rows.join('\n')}\n</table>`
