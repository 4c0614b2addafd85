import { useDeferredValue, useRef, useState } from 'react'
import { Button } from '../button'
import { Tree } from './tree'
import type { TreeNode } from './tree-node'
import { TreeSearch } from './tree-search'
import { useTree } from './use-tree'
import { texts } from './texts'

interface TreePickerProps {
  label: string
  searchLabel: string
  placeholder: string
  nodes: readonly TreeNode[]
  ticked: ReadonlySet<string>
  onTick: (leaves: readonly string[], isTicked: boolean) => void
  /** Splits a search into words like those of the nodes. */
  readSearch: (text: string) => readonly string[]
}

/** A tree with a search field. All matches can be ticked at once. */
export function TreePicker({ label, searchLabel, placeholder, nodes, ticked, onTick, readSearch }: TreePickerProps) {
  const [text, setText] = useState('')
  const { rows, found, turn } = useTree(nodes, readSearch(useDeferredValue(text)))
  const frame = useRef<HTMLDivElement>(null)
  const left = found?.leaves.filter((leaf) => !ticked.has(leaf)) ?? []

  const goDown = () => frame.current?.querySelector<HTMLElement>('[role=tree]')?.focus()

  return (
    <div ref={frame} className="rounded-box border border-edge bg-card">
      <TreeSearch label={searchLabel} placeholder={placeholder} text={text} onType={setText} onLeave={goDown} />
      {found !== null && (
        <div className="flex min-h-12 items-center justify-between gap-3 border-b border-line py-1 pr-1 pl-3 text-sm">
          <p role="status" className="text-ink-soft">
            {found.leaves.length === 0 ? texts.nothingFound : texts.found(found.leaves.length)}
          </p>
          {left.length > 0 && (
            <Button size="small" variant="quiet" onClick={() => onTick(left, true)}>
              {texts.tickAllFound}
            </Button>
          )}
        </div>
      )}
      <Tree label={label} nodes={nodes} rows={rows} ticked={ticked} onTurn={turn} onTick={onTick} />
    </div>
  )
}
