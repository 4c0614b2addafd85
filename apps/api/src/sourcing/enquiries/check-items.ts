import type { AskedItem } from '@lohahaat/contract/sourcing/enquiries/enquiry-item'
import { formatSection } from '@lohahaat/domain/catalogue/pipe-name'
import { askedPieceGrams } from '@lohahaat/domain/sourcing/asked-quantity'
import type { Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { lockLeaves, type NewItem } from './enquiry-items.repository'
import type { TreeLeaf } from '../../catalogue/tree/leaves.repository'

export interface CheckedItem extends NewItem {
  departmentId: number
}

/**
 * The stored fields of items, each a leaf of the tree below the size and class named with it. The weight per piece is
 * stored now, so that renaming a size later does not change what was asked for.
 */
export async function checkItems(tx: Db, asked: readonly AskedItem[]): Promise<CheckedItem[]> {
  const ids = [...new Set(asked.map(({ thicknessId }) => thicknessId))]
  const leaves = new Map((await lockLeaves(tx, ids)).map((leaf) => [leaf.thicknessId, leaf]))
  return asked.map((item) => {
    const leaf = leaves.get(item.thicknessId)
    if (leaf?.sizeId !== item.sizeId || leaf.classId !== item.classId) throw new Refusal('unknownItem')
    return checked(item, leaf)
  })
}

function checked(asked: AskedItem, leaf: TreeLeaf): CheckedItem {
  const { quantity, quantityUnit, length, asWritten, make, grade, remark } = asked
  const pieceGrams = askedPieceGrams(leaf, length ?? null)
  if (quantityUnit === 'Pieces' && pieceGrams === null)
    throw new Refusal('itemNotWeighable', `${leaf.className} ${formatSection(leaf)}`)
  return {
    departmentId: leaf.departmentId,
    thicknessId: leaf.thicknessId,
    quantity,
    unit: quantityUnit,
    lengthMetres: length ?? null,
    pieceGrams,
    asWritten,
    make,
    grade,
    remark,
  }
}
