import { figureProblem } from '@lohahaat/contract/ordering/cart/quantity-problem'
import { conversionText } from '@lohahaat/contract/sourcing/list-reader/conversion-texts'
import type { EnquiryLine } from '@lohahaat/contract/sourcing/list-reader/enquiry-line'
import { askedPieceGrams, askedQuantity } from '@lohahaat/domain/sourcing/asked-quantity'
import type { EnquiryLine as UnderstoodLine } from '@lohahaat/domain/catalogue/list-reader/read-enquiry-line'
import { settleByTree } from '@lohahaat/domain/catalogue/list-reader/settle-by-tree'
import type { Db } from '../../platform/db/db'
import { leafFinder } from '../../catalogue/tree/find-leaf'
import { listLeaves, type TreeLeaf } from '../../catalogue/tree/leaves.repository'
import { noteText } from './note-texts'
import { texts } from './texts'

/** A line as it was understood, before the tree was asked. */
export type ReadLine = { line: string; fromPhoto?: boolean } & UnderstoodLine

/** As in an item of an enquiry. */
const MOST_METRES = 100

/** What each line asks for of our tree, and how much of it. */
export async function matchLines(db: Db, lines: readonly ReadLine[]): Promise<EnquiryLine[]> {
  if (lines.length === 0) return []
  const findLeaf = leafFinder(await listLeaves(db))
  return lines.map((read) => matchLine(findLeaf, read))
}

export function matchLine(findLeaf: ReturnType<typeof leafFinder>, read: ReadLine): EnquiryLine {
  const { className, size, thickness } = read
  const isNamed = className !== null && size !== null && thickness !== null
  const leaf = isNamed ? findLeaf({ className, size, thickness }) : null
  const line = leaf ? settleByTree(read) : read
  const length = inMillimetres(line.length)
  const { asked, note } = quantityOf(line, length, leaf)
  const { notes, doubts: _doubts, ...said } = line
  const sentences = [...notes.map(noteText), isNamed && !leaf ? texts.unknownSize : null, note]
  return {
    ...said,
    length,
    quantity: figure(line.quantity),
    note: sentences.filter(Boolean).join(' ') || null,
    item: leaf && idsOf(leaf),
    asked,
    fromPhoto: read.fromPhoto ?? false,
  }
}

/** A line may have more digits than there are numbers. */
function figure(text: string | null): number | null {
  return text !== null && Number.isFinite(Number(text)) ? Number(text) : null
}

/** A length in feet has more decimals than pipe is cut to. */
function inMillimetres(text: string | null): number | null {
  const metres = figure(text)
  return metres === null ? null : Number(metres.toFixed(3))
}

const idsOf = ({ departmentId, classId, sizeId, thicknessId }: TreeLeaf): NonNullable<EnquiryLine['item']> => ({
  departmentId,
  classId,
  sizeId,
  thicknessId,
})

type Quantity = { asked: EnquiryLine['asked']; note: string | null }
const notAsked = (note: string | null): Quantity => ({ asked: null, note })

/** Also without a leaf, for the buyer to pick one: only that a piece can't be weighed is known by the leaf alone. */
function quantityOf({ quantity, unit }: ReadLine, length: number | null, leaf: TreeLeaf | null): Quantity {
  const found = quantity === null || unit === null ? null : askedQuantity({ quantity, unit, length })
  if (!found || figureProblem(String(found.quantity), found.unit)) return notAsked(null)
  if (length !== null && length > MOST_METRES) return notAsked(texts.tooLong(MOST_METRES))
  if (found.unit === 'Pieces' && leaf && askedPieceGrams(leaf, length) === null) return notAsked(texts.noWeight)
  return {
    asked: { quantity: found.quantity, unit: found.unit },
    note: found.conversion && conversionText(found.conversion),
  }
}
