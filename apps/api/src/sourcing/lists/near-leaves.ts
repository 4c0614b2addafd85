import { nearSizes } from '@lohahaat/domain/catalogue/search/near-sizes'
import type { TreeLeaf } from '../../catalogue/tree/leaves.repository'
import { groupBy } from '../../platform/group-by'

interface Pipe {
  className: string
  size: string
  thickness: string | null
}

const MOST_WALLS = 4

/** Finds the pipes of the tree that are nearest to one that isn't there, or that nobody has. */
export function nearFinder(leaves: readonly TreeLeaf[]) {
  const byClass = groupBy(leaves, ({ className }) => key(className))
  const sizesOf = new Map([...byClass].map(([name, of]) => [name, groupBy(of, ({ size }) => key(size))]))

  /** The walls that a size is rolled in, the nearest to the wanted one first. */
  function walls({ className, size, thickness }: Pipe): TreeLeaf[] {
    const of = sizesOf.get(key(className))?.get(key(size)) ?? []
    if (thickness === null) return of.slice(0, 2 * MOST_WALLS)
    return of
      .filter((leaf) => !isSameWall(leaf.thickness, thickness))
      .sort(byWall(thickness))
      .slice(0, MOST_WALLS)
  }

  /** The nearest sizes in the same wall, or in the one that is nearest to it. */
  function sizes({ className, size, thickness }: Pipe): TreeLeaf[] {
    const of = sizesOf.get(key(className))
    if (!of) return []
    const names = [...of.keys()].filter((name) => name !== key(size))
    return nearSizes(size, names).flatMap((name) => (of.get(name) ?? []).toSorted(byWall(thickness ?? '0')).slice(0, 1))
  }

  return { walls, sizes }
}

const key = (name: string) => name.trim().toLowerCase()
const isSameWall = (one: string, other: string) => Math.abs(Number.parseFloat(one) - Number.parseFloat(other)) < 0.06
const byWall = (thickness: string) => (one: TreeLeaf, other: TreeLeaf) =>
  off(one.thickness, thickness) - off(other.thickness, thickness)
const off = (one: string, other: string) => Math.abs(Number.parseFloat(one) - Number.parseFloat(other))
