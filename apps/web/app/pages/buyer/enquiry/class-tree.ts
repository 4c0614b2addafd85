import type { ClassNode } from '@lohahaat/contract/sourcing/enquiries/enquiry-hierarchy-details'
import { formatSize } from '@lohahaat/domain/catalogue/pipe-name'
import type { TreeNode } from '../../../ui/tree/tree-node'
import type { Leaf } from './item'

export interface ClassTree {
  nodes: readonly TreeNode[]
  /** By the id of their node. */
  leaves: ReadonlyMap<string, Leaf>
}

export const leafNode = ({ thicknessId }: Pick<Leaf, 'thicknessId'>) => `thickness-${thicknessId}`

/** The tree of a department: classes, sizes, thicknesses. */
export function classTree(classes: readonly ClassNode[]): ClassTree {
  const leaves = new Map<string, Leaf>()
  const nodes = classes.map(({ classId, className, sizes }) => ({
    id: `class-${classId}`,
    label: className,
    words: wordsOf(className),
    children: sizes.map(({ sizeId, size, thicknesses }) => ({
      id: `size-${sizeId}`,
      label: formatSize(size),
      words: wordsOf(size),
      children: thicknesses.map((thickness) => {
        const id = leafNode(thickness)
        leaves.set(id, { classId, className, sizeId, size, ...thickness })
        const label = `${thickness.thickness} mm`
        return { id, label, words: wordsOf(label), children: [] }
      }),
    })),
  }))
  return { nodes: nodes.map(withoutEmpty).filter(isFilled), leaves }
}

/** Leave out branches without leaves. */
const isFilled = ({ children }: TreeNode) => children.length > 0
const withoutEmpty = (node: TreeNode): TreeNode => ({ ...node, children: node.children.filter(isFilled) })

/** Matches different spellings: 40 × 40 and 40x40, 50nb and 50 NB, 3.20 and 3.2mm. */
export const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/(\d)\s*[x×*]\s*(?=\d)/g, '$1x')
    .replace(/(\d)(nb|od|mm)\b/g, '$1 $2')
    .replace(/(\.\d*?)0+\b/g, '$1')
    .split(/[\s,]+/)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word !== '')
