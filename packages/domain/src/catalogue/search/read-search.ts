import { tradeClasses } from '../class-names'
import { findFigures } from '../list-reader/facts/dimensions'
import { nameSizes } from '../list-reader/facts/name-sizes'
import { isHollow, readProduct } from '../list-reader/facts/product'
import { readQuantity } from '../list-reader/facts/quantity'
import type { Size } from '../list-reader/facts/size'
import { readWall } from '../list-reader/facts/wall'
import { readParts } from '../list-reader/read-parts'
import { type Context, readContext } from '../list-reader/text/context'
import { normalise } from '../list-reader/text/normalise'
import { placeSpare } from '../list-reader/text/spare'
import { nearMake } from './near-make'

/** What somebody who searches the catalogue means; null or empty where he doesn't say. */
export interface SearchReading {
  /** The classes it may be. */
  classNames: readonly string[]
  /** As the tree names it. */
  size: string | null
  /** Millimetres. */
  thickness: string | null
  /** Metres. */
  length: string | null
  /** How the names of the makes begin. */
  makes: readonly string[]
  grade: string | null
  standards: readonly string[]
  /** Words and figures that mean nothing to the reader, to be looked for in names. */
  words: readonly string[]
  /** It says 'pipe', which alone is everything. */
  isPipe: boolean
  /** It is about something that is no pipe. */
  isOtherProduct: boolean
}

/** Words around a search that name nothing. */
const fillers: ReadonlySet<string> = new Set(
  'for the of in and with a an at to on price prices rate rates stock buy online best cheap steel iron ka ke ki ko me mein se aur kya hai aaj abhi chahiye chahie dijiye batao bhav bhaav daam kimat keemat loha sasta भाव रेट दाम कीमत दर आज का के की को में से और क्या है कितना कितने चाहिए चाहिये बताओ बताइए दो स्टील लोहा लोहे सस्ता सस्ते'.split(
    ' ',
  ),
)

const { roundBlack, gi, shs, rhs, hollowSectionGp, roundGp2, gp } = tradeClasses

/** Reads a search as the list reader reads a line of an enquiry, but forgives misspelt makes and concludes nothing. */
export function readSearch(text: string): SearchReading {
  const parts = readParts(normalise(text).replace(/[\p{L}\p{M}]+/gu, (word) => nearMake(word) ?? word))
  const context = readContext(parts)
  const found = findFigures(parts, context.shapes.includes('square'))
  placeSpare(found, context)
  const size = nameSizes(found.sizes, context).name
  const nominalBore = size?.endsWith(' NB') ? Number.parseInt(size) : null
  const isRound = !isHollow(context, found.sizes)
  const bare = [...found.spare, ...found.quantities.filter(({ unit, role }) => unit === null && role === null)]
  return {
    classNames: classesOf(context, found.sizes, size),
    size,
    thickness: readWall({ walls: found.walls, classes: context.classes, nominalBore, isRound }).text,
    length: readQuantity(found).length,
    // 'jindal pipe' is a pipe of any Jindal.
    makes: context.makes.map((make) => make.replace(/ Pipes$/, '')),
    grade: context.grades[0] ?? null,
    standards: context.standards,
    words: [
      ...parts.flatMap((part) => (part.kind === 'word' && !fillers.has(part.text) ? [part.text] : [])),
      ...bare.map((figure) => figure.text),
    ],
    isPipe: context.isPipe,
    isOtherProduct: context.otherProduct !== null || context.otherPipe !== null,
  }
}

/** No class is concluded from a bore, which black and galvanised pipe share. */
function classesOf(context: Context, sizes: readonly Size[], size: string | null): string[] {
  const { coats, shapes } = context
  const isSized = size !== null
  const isCoated = coats.length > 0
  if (isHollow(context, sizes) && !isSized && !isCoated && !shapes.some((shape) => shape !== 'hollow'))
    return [shs.name, rhs.name, hollowSectionGp.name]
  if (coats.includes('GP') && !isSized && shapes.length === 0) return [roundGp2.name, hollowSectionGp.name, gp.name]
  if (!isHollow(context, sizes) && !isCoated)
    return shapes.includes('round') ? [roundBlack.name, gi.name, roundGp2.name] : []
  const { className } = readProduct(context, sizes, size)
  return className === null ? [] : [className]
}
