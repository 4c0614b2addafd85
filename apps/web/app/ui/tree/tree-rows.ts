import type { TreeNode } from './tree-node'

/** A visible line of the tree. */
export interface TreeRow {
  node: TreeNode
  /** From 1. */
  level: number
  /** The line of its parent, or -1. */
  parent: number
  /** Its place among its siblings, from 1. */
  position: number
  siblings: number
  /** Null for a leaf. */
  isOpen: boolean | null
}

interface View {
  isShown: (id: string) => boolean
  isOpen: (id: string) => boolean
}

export function rowsOf(nodes: readonly TreeNode[], view: View): TreeRow[] {
  const rows: TreeRow[] = []
  function add(siblings: readonly TreeNode[], level: number, parent: number) {
    const shown = siblings.filter(({ id }) => view.isShown(id))
    for (const [index, node] of shown.entries()) {
      const isOpen = node.children.length === 0 ? null : view.isOpen(node.id)
      rows.push({ node, level, parent, position: index + 1, siblings: shown.length, isOpen })
      if (isOpen) add(node.children, level + 1, rows.length - 1)
    }
  }
  add(nodes, 1, -1)
  return rows
}
