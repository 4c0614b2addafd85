import { type EnquiryLine, readEnquiryLine } from '../../../catalogue/list-reader/read-enquiry-line'
import { sizeKey } from '../../../catalogue/search/suggest/typed'
import { WALL_TOLERANCE } from '../../../catalogue/search/wall-tolerance'
import type { AskedLine } from '../answer'

/** What the words of a clause besides its price and terms say of a pipe. */
export interface PipeSaid {
  /** The places of the lines that may be meant; null where no pipe is named, empty where it is none of them. */
  places: readonly number[] | null
  /** By its size, and not by its kind alone, of which there may well be several. */
  isSized: boolean
  make: string | null
  hasSeveralMakes: boolean
  /** Metres. */
  length: string | null
  /** It counts pieces or tons, of which there may be fewer than were asked for. */
  quantity: { figure: string; unit: string } | null
  hasUnreadFigure: boolean
}

const unreadCodes: readonly string[] = ['figureUnused', 'numberUnread', 'lineUnread', 'lineTooLong', 'commaUnclear']

export function readPipe(text: string, asked: readonly AskedLine[]): PipeSaid {
  const line = readEnquiryLine(text)
  const [make = null, ...others] = line.make === null ? [] : line.make.split(';')
  return {
    places: placesOf(line, asked),
    isSized: line.size !== null,
    make,
    hasSeveralMakes: others.length > 0,
    length: line.length,
    quantity: line.quantity === null ? null : { figure: line.quantity, unit: line.unit ?? '' },
    hasUnreadFigure:
      /\d/.test(text) &&
      (line.unit === null || line.doubts.some(({ code }) => unreadCodes.includes(code))) &&
      !isExplained(line),
  }
}

/** Each figure is a size, a wall, a length or a quantity. */
const isExplained = ({ size, thickness, length, doubts }: EnquiryLine) =>
  (size ?? thickness ?? length) !== null && !doubts.some(({ code }) => unreadCodes.includes(code))

function placesOf({ size, thickness, className, doubts }: EnquiryLine, asked: readonly AskedLine[]) {
  const isNamed = className !== null && !doubts.some(({ code }) => code === 'blackAssumed')
  if (size === null && thickness === null && !isNamed) return null
  const isMeant = (line: AskedLine) =>
    (size === null || sizeKey(line.size) === sizeKey(size)) &&
    (thickness === null ||
      Math.abs(Number(line.thickness.replace(/ ?mm$/i, '')) - Number(thickness)) <= WALL_TOLERANCE) &&
    (!isNamed || line.className === className)
  return asked.flatMap((line, place) => (isMeant(line) ? [place] : []))
}
