import type { ClassNode } from '@lohahaat/contract/sourcing/enquiries/enquiry-hierarchy-details'
import type { Db } from '../../platform/db/db'
import { groupBy } from '../../platform/group-by'
import { listTree, type TreeLeaf } from '../../catalogue/tree/leaves.repository'

/** The tree of a department. Classes and sizes without thicknesses are left out: there is nothing to pick. */
export async function loadHierarchy(db: Db, departmentId: number): Promise<ClassNode[]> {
  const classes = groupBy(await listTree(db, departmentId), ({ classId }) => classId)
  return [...classes.values()].flatMap((leaves) => {
    const [first] = leaves
    if (!first) return []
    const { classId, className } = first
    return { classId, className, sizes: sizesOf(leaves) }
  })
}

const sizesOf = (leaves: readonly TreeLeaf[]) =>
  [...groupBy(leaves, ({ sizeId }) => sizeId).values()].flatMap((walls) => {
    const [first] = walls
    if (!first) return []
    const { sizeId, size } = first
    const thicknesses = walls.map(({ thicknessId, thickness }) => ({ thicknessId, thickness }))
    return { sizeId, size, thicknesses }
  })
