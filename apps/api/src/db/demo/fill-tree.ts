import type { Db } from '../../platform/db/db'
import { classes } from '../tables/reference/classes'
import { departments } from '../tables/reference/departments'
import { subClasses } from '../tables/reference/sub-classes'
import { subClasses1 } from '../tables/reference/sub-classes1'
import { chunksOf } from './chunks-of'
import { demoClasses, demoDepartment, sizesOfClass } from './classes'

type Leaf = { classId: number; sizeId: number; thicknessId: number }

export const leafKey = (className: string, size: string, wall: string) => `${className} ${size} ${wall}`

/**
 * Inserts department, classes, sizes and thicknesses level by level, and returns the ids of the thicknesses by leafKey.
 */
export async function fillTree(tx: Db): Promise<ReadonlyMap<string, Leaf>> {
  const [department] = await tx.insert(departments).values({ name: demoDepartment }).returning({ id: departments.id })
  if (!department) throw new Error('The department was not inserted')

  const classRows = await tx
    .insert(classes)
    .values(demoClasses.map(({ name }) => ({ departmentId: department.id, name })))
    .returning({ classId: classes.id, className: classes.name })
  const sizes = classRows.flatMap(({ classId, className }) =>
    demoClasses
      .filter(({ name }) => name === className)
      .flatMap(sizesOfClass)
      .map(({ size, walls }) => ({ classId, className, size, walls })),
  )

  const sizeRows = await tx
    .insert(subClasses)
    .values(sizes.map(({ classId, size }) => ({ classId, name: size })))
    .returning({ sizeId: subClasses.id, classId: subClasses.classId, size: subClasses.name })
  const walls = sizes.flatMap((size) =>
    sizeRows
      .filter((row) => row.classId === size.classId && row.size === size.size)
      .flatMap(({ sizeId }) => size.walls.map((wall) => ({ ...size, sizeId, wall }))),
  )

  const leaves = new Map<string, Leaf>()
  for (const chunk of chunksOf(200, walls)) {
    const rows = await tx
      .insert(subClasses1)
      .values(chunk.map(({ sizeId, wall }) => ({ sizeId, name: wall })))
      .returning({ thicknessId: subClasses1.id, sizeId: subClasses1.sizeId, wall: subClasses1.name })
    const ids = new Map(rows.map(({ sizeId, wall, thicknessId }) => [`${sizeId} ${wall}`, thicknessId]))
    for (const { classId, className, size, sizeId, wall } of chunk) {
      const thicknessId = ids.get(`${sizeId} ${wall}`)
      if (thicknessId) leaves.set(leafKey(className, size, wall), { classId, sizeId, thicknessId })
    }
  }
  return leaves
}
