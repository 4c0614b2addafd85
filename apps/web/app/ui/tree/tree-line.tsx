import type { MouseEvent } from 'react'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { ChevronRightIcon } from '../work-icons'
import type { Ticks } from './tree-node'
import type { TreeRow } from './tree-rows'
import { texts } from './texts'

interface TreeLineProps {
  id: string
  row: TreeRow
  ticks: Ticks
  isActive: boolean
  onTurn: () => void
  onTick: () => void
}

const checkedOf = ({ ticked, of }: Ticks) => (ticked === 0 ? false : ticked === of ? true : 'mixed')
const indents = ['', 'pl-1', 'pl-7', 'pl-13'] as const

/** A press on the box ticks; one on a branch beside it opens it, since a branch may have hundreds of leaves. */
export function TreeLine({ id, row, ticks, isActive, onTurn, onTick }: TreeLineProps) {
  const { node, level, position, siblings, isOpen } = row
  const checked = checkedOf(ticks)
  const tick = (event: MouseEvent) => {
    event.stopPropagation()
    onTick()
  }
  return (
    <div
      id={id}
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isOpen ?? undefined}
      aria-checked={checked}
      aria-label={node.label}
      onClick={isOpen === null ? onTick : onTurn}
      className={`flex h-10 cursor-pointer items-center gap-1 rounded-box pr-3 text-[0.9375rem] hover:bg-steel-wash ${indents[level] ?? 'pl-19'} ${isActive ? activeClass : ''}`}
    >
      <ChevronRightIcon
        className={`size-4 text-ink-soft transition-transform ${isOpen === null ? 'invisible' : isOpen ? 'rotate-90' : ''}`}
      />
      {/* The line itself has the checked state for screen readers. */}
      <span aria-hidden="true" onClick={tick} className="grid size-10 shrink-0 place-items-center">
        <input
          type="checkbox"
          tabIndex={-1}
          readOnly
          checked={checked === true}
          ref={(box) => {
            if (box) box.indeterminate = checked === 'mixed'
          }}
          className="pointer-events-none size-4.5 accent-steel"
        />
      </span>
      <span aria-hidden="true" className={`min-w-0 grow truncate ${level === 1 ? 'font-semibold' : ''}`}>
        {node.label}
      </span>
      {isOpen !== null && (
        <span className="text-sm whitespace-nowrap text-ink-soft">
          {checked === false ? formatCount(ticks.of) : texts.ticked(ticks.ticked, ticks.of)}
        </span>
      )}
    </div>
  )
}

/** Only while the tree has the focus: it marks where the keys work. */
const activeClass =
  'group-focus-visible:outline-2 group-focus-visible:-outline-offset-2 group-focus-visible:outline-steel'
