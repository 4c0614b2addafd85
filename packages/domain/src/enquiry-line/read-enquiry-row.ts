import type { EnquiryField, EnquiryHeader } from './header'
import { type EnquiryLine, readEnquiryLine } from './read-enquiry-line'

/** The cells of one row by their field, as text. */
export type EnquiryCells = Readonly<Partial<Record<EnquiryField, string>>>

const bareFigure = /^[\d.,/ ½¼¾⅛⅜⅝⅞-]+$/
const bareSides = /^[\d., x×*X-]+$/

/** The cells of a row under a header, each bare figure with the unit that the header gives it. */
export function cellsByField(header: EnquiryHeader, row: readonly string[]): EnquiryCells {
  const cells: Partial<Record<EnquiryField, string>> = {}
  for (const { field, column, says } of header) {
    const text = row[column]?.trim() ?? ''
    if (text === '') continue
    cells[field] =
      says === 'class' ? `class ${text}` : says !== null && bareFigure.test(text) ? `${text} ${says}` : text
  }
  return cells
}

/**
 * A row of a sheet. The cells are read together with the text of the item, so that what they say twice must agree: a
 * semicolon keeps a figure of one cell from a unit of the next.
 */
export function readEnquiryRow(cells: EnquiryCells): EnquiryLine {
  const { item, size, thickness, length, grade, quantity, unit, make } = cells
  const text = [
    item,
    size === undefined || !bareSides.test(size) ? size : `size ${size}`,
    thickness === undefined || !bareFigure.test(thickness) ? thickness : `thk ${thickness}`,
    length === undefined ? undefined : `length ${length}`,
    grade,
    readCount(quantity, unit),
    make,
  ]
  return readEnquiryLine(text.filter((part) => part !== undefined && part.trim() !== '').join(' ; '))
}

function readCount(quantity: string | undefined, unit: string | undefined): string | undefined {
  if (quantity === undefined || quantity.trim() === '') return undefined
  return bareFigure.test(quantity) ? `qty ${quantity} ${unit ?? ''}` : quantity
}
