export interface TreeNode {
  id: string
  label: string
  /** The searched text, in lower case. */
  words: readonly string[]
  /** Empty for a leaf; only leaves are ticked. */
  children: readonly TreeNode[]
}

/** How much of a branch is ticked. */
export interface Ticks {
  ticked: number
  of: number
}

export function leavesOf(node: TreeNode): string[] {
  return node.children.length === 0 ? [node.id] : node.children.flatMap(leavesOf)
}

/** The ticks of every branch, in one walk. */
export function countTicks(nodes: readonly TreeNode[], ticked: ReadonlySet<string>): ReadonlyMap<string, Ticks> {
  const counts = new Map<string, Ticks>()
  const walk = (node: TreeNode): Ticks => {
    if (node.children.length === 0) return { ticked: ticked.has(node.id) ? 1 : 0, of: 1 }
    const sum = { ticked: 0, of: 0 }
    for (const child of node.children) {
      const below = walk(child)
      sum.ticked += below.ticked
      sum.of += below.of
    }
    counts.set(node.id, sum)
    return sum
  }
  nodes.forEach(walk)
  return counts
}
