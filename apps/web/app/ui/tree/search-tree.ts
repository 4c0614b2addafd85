import { leavesOf, type TreeNode } from './tree-node'

export interface Found {
  /** The nodes that remain visible. */
  shown: ReadonlySet<string>
  /** Branches on the way to what was found; a branch that was found itself only where little lies below it. */
  opened: ReadonlySet<string>
  /** The leaves that were found, and those below a branch that was. */
  leaves: readonly string[]
}

/** The number of leaves that fit at a glance. */
const FEW = 20

/** A node is found when every word of the search begins a word of it or of what is above it. */
export function searchTree(nodes: readonly TreeNode[], search: readonly string[]): Found {
  const shown = new Set<string>()
  const opened = new Set<string>()
  const leaves: string[] = []
  const branches: TreeNode[] = []

  const showAll = (node: TreeNode) => {
    shown.add(node.id)
    node.children.forEach(showAll)
  }

  function walk(node: TreeNode, missing: readonly string[]): boolean {
    const still = missing.filter((word) => !node.words.some((own) => own.startsWith(word)))
    if (still.length === 0) {
      showAll(node)
      branches.push(node)
      for (const leaf of leavesOf(node)) leaves.push(leaf)
      return true
    }
    const found = node.children.filter((child) => walk(child, still))
    if (found.length === 0) return false
    shown.add(node.id)
    opened.add(node.id)
    return true
  }

  function open(node: TreeNode) {
    opened.add(node.id)
    node.children.forEach(open)
  }

  for (const node of nodes) walk(node, search)
  if (leaves.length <= FEW) branches.forEach(open)
  return { shown, opened, leaves }
}
