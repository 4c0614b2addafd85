import type { EnquiryHeader } from './header'
import type { EnquiryField } from './header-names'
import { type EnquiryLine, readEnquiryLine } from './read-enquiry-line'

/** The cells of one row by their field, as text. */
export type EnquiryCells = Readonly<Partial<Record<EnquiryField, string>>>

const bareFigure = /^[\d.,/ ½¼¾⅛⅜⅝⅞-]+$/
const bareSides = /^[\d.,/ x×*½¼¾⅛⅜⅝⅞-]+$/i
const leadingFigure = /^[\d.,]+/
/** A cell that names no maker. */
const anyMake = /^(?:any|all|std|standard|reputed|na|nil|equivalent|isi|[-./\s])+$/i
/** Keeps a figure of one cell from a unit of the next. */
const apart = ' ; '

/** The cells of a row under a header, each bare figure with the unit that the header gives it. */
export function cellsByField(header: EnquiryHeader, row: readonly string[]): EnquiryCells {
  const cells: Partial<Record<EnquiryField, string>> = {}
  for (const { field, column, says } of header) {
    const text = row[column]?.trim() ?? ''
    if (text === '') continue
    const said = says === 'class' ? `class ${text}` : says !== null && bareFigure.test(text) ? `${text} ${says}` : text
    const before = cells[field]
    cells[field] = before === undefined ? said : `${before}${apart}${said}`
  }
  return cells
}

/** A row of a sheet. Cells and the text of the item are read together, so that what they say twice must agree. */
export function readEnquiryRow(cells: EnquiryCells): EnquiryLine {
  const { item, size, thickness, length, grade, quantity, unit, make } = cells
  const texts = [
    item,
    labelled('size', size, bareSides),
    labelled('thk', thickness, bareFigure),
    length === undefined ? undefined : `length ${length}`,
    labelled('grade', grade, bareFigure),
    count(quantity, unit),
    make,
  ]
  const line = readEnquiryLine(texts.filter((text) => text !== undefined && text.trim() !== '').join(apart))
  return line.make === null && make !== undefined && !anyMake.test(make) ? { ...line, make: make.trim() } : line
}

/** Each bare figure of a field with the name of the field. */
const labelled = (label: string, text: string | undefined, bare: RegExp) =>
  text
    ?.split(apart)
    .map((cell) => (bare.test(cell) ? `${label} ${cell}` : cell))
    .join(apart)

/** A quantity with its unit; where its cell has one already, the other must be the same. */
function count(quantity: string | undefined, unit: string | undefined): string | undefined {
  if (quantity === undefined || quantity.trim() === '') return undefined
  if (bareFigure.test(quantity)) return `qty ${quantity} ${unit ?? ''}`
  const figure = leadingFigure.exec(quantity)?.[0]
  return unit === undefined || figure === undefined ? quantity : `${quantity}${apart}${figure} ${unit}`
}
