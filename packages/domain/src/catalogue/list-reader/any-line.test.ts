import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEnquiryHeader } from './header'
import { type EnquiryLine, readEnquiryLine } from './read-enquiry-line'
import { cellsByField, readEnquiryRow } from './read-enquiry-row'
import { isSpokenWord } from './facts/spoken-numbers'
import { vocabulary } from './text/words'

const classes = ['Round Black', 'GI', 'SHS', 'RHS', 'Round GP 2', 'Hollow Section GP']
const units = ['Ton', 'Pieces', 'Kg', 'Metre', 'Feet']
const decimal = /^(0|[1-9]\d*)(\.\d*[1-9])?$/
const size = /^\d+(\.\d+)?( NB| OD|x\d+(\.\d+)?)$/

const isNullOr = (pattern: RegExp, text: string | null) => text === null || pattern.test(text)

/** What is wrong with the shape of an answer. */
function shapeOf(line: EnquiryLine): string[] {
  const said = [line.className, line.size, line.thickness]
  const rules = {
    class: line.className === null || classes.includes(line.className),
    unit: line.unit === null || (units.includes(line.unit) && line.quantity !== null),
    size: isNullOr(size, line.size),
    figures: [line.thickness, line.length, line.quantity].every((figure) => isNullOr(decimal, figure)),
    note: line.certain || line.notes.length > 0,
    certain: !line.certain || said.every((field) => field !== null),
  }
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]))
}

const fragment = fc.oneof(
  fc.constantFrom(...vocabulary.keys()),
  fc.constantFrom('50', '2.9', '1 1/2', '¾', '1,250.00', '60.3', '6000', '14', '0', '-5', '५०', '123401', '12.05.2026'),
  fc.constantFrom('x', '*', '/', '-', '"', "'", '(', ')', ':', '=', '@', '.', ',', '+', '%', '₹', '~'),
  fc.constantFrom(
    'IS',
    '1239',
    'MTC',
    '3.1',
    'SCH 40',
    'YSt',
    '310',
    'Gr',
    'Fe',
    'E250',
    'per',
    'to',
    'Rs',
    'gsm',
    'b',
    'l',
  ),
)
/** Lines of words that the reader knows, with and without spaces between them. */
const tradeLine = fc
  .array(fc.tuple(fragment, fc.constantFrom(' ', ' ', '', '  ', ' - ')), { maxLength: 16 })
  .map((pieces) => pieces.flat().join(''))
const anyLine = fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 80 }), tradeLine, tradeLine)

test('whatever stands on a line, the answer has its shape, and the same line has the same answer', () => {
  fc.assert(
    fc.property(anyLine, (text) => {
      const line = readEnquiryLine(text)
      expect(shapeOf(line)).toEqual([])
      expect(readEnquiryLine(text)).toEqual(line)
    }),
    { numRuns: 300 },
  )
})

const fractionSign = /[½¼¾⅛⅜⅝⅞]|\d\/\d/
const saysInWords = (text: string) => (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).some(isSpokenWord)
const quintals = [...vocabulary].flatMap(([word, [meaning]]) =>
  meaning?.kind === 'unit' && meaning.unit === 'quintal' ? [word] : [],
)
const plainDigits = (text: string) => text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))

/** Figures as they stand, with a comma between thousands or between two of them, without needless zeros. */
const figuresOf = (text: string) =>
  [plainDigits(text), plainDigits(text).replace(/(\d),(?=\d)/g, '$1')]
    .flatMap((digits) => [...(digits.match(/\d+(\.\d+)?/g) ?? []), ...(digits.match(/\d*\.\d+/g) ?? [])])
    .map((figure) => String(Number(figure)))

test('a quantity is never invented: its figure stands on the line', () => {
  fc.assert(
    fc.property(anyLine, (text) => {
      const { quantity } = readEnquiryLine(text)
      if (quantity === null || fractionSign.test(text) || saysInWords(text)) return
      const figures = figuresOf(text)
      const isHundredfold = quintals.some((word) => text.includes(word))
      expect(isHundredfold ? [...figures, ...figures.map((kg) => String(Number(kg) * 100))] : figures).toContain(
        quantity,
      )
    }),
    { numRuns: 300 },
  )
})

test('a line without figures asks for no quantity', () => {
  fc.assert(
    fc.property(anyLine, (text) => {
      const bare = text.replace(/[\d०-९½¼¾⅛⅜⅝⅞]/g, '')
      if (!saysInWords(bare)) expect(readEnquiryLine(bare).quantity).toBeNull()
    }),
  )
})

test('capitals and more spaces change nothing', () => {
  fc.assert(
    fc.property(tradeLine, fc.constantFrom(' ', '   ', '\u00a0'), (text, space) => {
      const line = readEnquiryLine(text)
      expect(readEnquiryLine(text.toUpperCase())).toEqual(line)
      expect(readEnquiryLine(` ${text.replaceAll(' ', space)} `)).toEqual(line)
    }),
    { numRuns: 300 },
  )
})

test('any rows under any header are read or refused in the same way', () => {
  const cell = fc.oneof(anyLine, fc.constantFrom('Description', 'Size', 'Qty (MT)', 'NB', 'UOM', 'Class', 'Make', ''))
  fc.assert(
    fc.property(fc.array(cell, { maxLength: 8 }), fc.array(cell, { maxLength: 8 }), (names, row) => {
      const header = readEnquiryHeader(names)
      if (header) expect(shapeOf(readEnquiryRow(cellsByField(header, row)))).toEqual([])
    }),
  )
})
