import { useMemo, useState } from 'react'
import { type Found, searchTree } from './search-tree'
import type { TreeNode } from './tree-node'
import { rowsOf } from './tree-rows'

const none: ReadonlySet<string> = new Set()

/** Which branches are open, and which remain after a search. */
export function useTree(nodes: readonly TreeNode[], search: readonly string[]) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(none)
  // A search has its own open branches, which are dropped with it.
  const key = search.join(' ')
  const [turned, setTurned] = useState({ search: '', ids: none })
  const found = useMemo(() => (key === '' ? null : searchTree(nodes, key.split(' '))), [nodes, key])

  const rows = useMemo(() => {
    if (found === null) return rowsOf(nodes, { isShown: () => true, isOpen: (id) => opened.has(id) })
    const ids = turned.search === key ? turned.ids : none
    return rowsOf(nodes, { isShown: (id) => found.shown.has(id), isOpen: (id) => found.opened.has(id) !== ids.has(id) })
  }, [nodes, opened, found, turned, key])

  function turn(id: string) {
    if (found === null) setOpened((before) => toggled(before, id))
    else setTurned((before) => ({ search: key, ids: toggled(before.search === key ? before.ids : none, id) }))
  }

  return { rows, found, turn } satisfies { found: Found | null } & Record<string, unknown>
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
