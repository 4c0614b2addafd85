import { readdirSync, readFileSync } from 'node:fs'

/** A process and all that it started, directly or not, from the process table of Linux. */
export function processTree(root: number): number[] {
  const parents = new Map(processes().map((pid) => [pid, parentOf(pid)]))
  const tree = [root]
  for (const pid of tree) for (const [child, parent] of parents) if (parent === pid) tree.push(child)
  return tree
}

const processes = () => readdirSync('/proc').map(Number).filter(Number.isInteger)

/** The name of a process stands in brackets and may hold anything; its state and its parent follow. */
function parentOf(pid: number): number {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1],
    )
  } catch {
    return 0
  }
}
