import type { Cell, Row } from './printed'

const labels = {
  certificateNo: /^(?:(?:mill )?test )?certificate (?:no|number)$|^t\.?c\.? ?(?:no|number)$/,
  maker: /^(?:manufacturer|maker|manufactured by|name of (?:the )?(?:manufacturer|maker)|mill)$/,
  licence: /^(?:bis )?licen[cs]e (?:no|number)$|^cm\/?l(?: (?:no|number))?$/,
  standard: /^(?:standard|specification|product standard|is (?:no|number))$/,
  grade: /^(?:grade|steel grade)$/,
  size: /^(?:size|section|nominal size|size and thickness|description)$/,
  thickness: /^(?:thickness|wall thickness|wall)(?: ?\(mm\))?$/,
  forming: /^(?:forming|formed|condition of forming)$/,
  finish: /^(?:finish|coating|surface)$/,
  testedOn: /^(?:date of test(?:ing)?|tested on|test date)$/,
  issuedOn: /^(?:date|date of (?:issue|certificate)|certificate date|issued on)$/,
  quantity: /^(?:quantity|weight|net weight|total weight)$/,
} as const

export type Label = keyof typeof labels

const names = Object.keys(labels) as Label[]

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[.:]+(?=\s|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const labelOf = (text: string): Label | undefined => names.find((name) => labels[name].test(plain(text)))

/** What stands behind each label, in its cell after a colon or in the cell that follows. */
export function readLabels(rows: readonly Row[]): Map<Label, string[]> {
  const found = new Map<Label, string[]>()
  for (const { cells } of rows) {
    cells.forEach((cell, at) => {
      const [label, value] = within(cell) ?? beside(cell, cells[at + 1])
      if (label && value) found.set(label, [...(found.get(label) ?? []), value])
    })
  }
  return found
}

function within({ text }: Cell): [Label, string] | null {
  const colon = text.indexOf(':')
  const label = colon > 0 ? labelOf(text.slice(0, colon)) : undefined
  const value = text.slice(colon + 1).trim()
  return label && value !== '' ? [label, value] : null
}

/** In a table the cell that follows a title is another title: it is no value. */
function beside({ text }: Cell, next: Cell | undefined): [Label?, string?] {
  const label = labelOf(text)
  const value = next?.text.replace(/^:\s*/, '').trim()
  return label && value && labelOf(value) === undefined ? [label, value] : []
}
