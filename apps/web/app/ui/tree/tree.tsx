import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { findTyped, stepOf } from './tree-keys'
import { TreeLine } from './tree-line'
import { countTicks, leavesOf, type TreeNode } from './tree-node'
import type { TreeRow } from './tree-rows'
import { ROW_REM, useWindow } from './use-window'

interface TreeProps {
  label: string
  nodes: readonly TreeNode[]
  rows: readonly TreeRow[]
  ticked: ReadonlySet<string>
  /** Opens or closes a branch. */
  onTurn: (id: string) => void
  onTick: (leaves: readonly string[], isTicked: boolean) => void
}

const TYPING_MS = 700

/**
 * A tree with checkboxes. Only visible lines are rendered, so the focus stays on the tree, and aria-activedescendant
 * names the current line.
 */
export function Tree({ label, nodes, rows, ticked, onTurn, onTick }: TreeProps) {
  const id = useId()
  const ticks = useMemo(() => countTicks(nodes, ticked), [nodes, ticked])
  const [activeId, setActiveId] = useState('')
  const at = Math.max(
    0,
    rows.findIndex(({ node }) => node.id === activeId),
  )
  const { box, first, end, onScroll, bringIntoSight } = useWindow(rows.length)
  const typed = useRef({ text: '', until: 0 })

  const ticksOf = (node: TreeNode) => ticks.get(node.id) ?? { ticked: ticked.has(node.id) ? 1 : 0, of: 1 }

  function tick(node: TreeNode) {
    const { ticked: some, of } = ticksOf(node)
    onTick(leavesOf(node), some < of)
  }

  function goTo(index: number) {
    setActiveId(rows[index]?.node.id ?? '')
    bringIntoSight(index)
  }

  function press(event: KeyboardEvent) {
    const row = rows[at]
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return
    const step = stepOf(event.key, rows, at)
    const isLetter = event.key.length === 1 && event.key !== ' '
    if (step === null && !isLetter) return
    event.preventDefault()
    setActiveId(row.node.id)
    if (step !== null) typed.current.until = 0
    if (step === null) goTo(findTyped(rows, at, typeAhead(event)))
    else if (step === 'tick') tick(row.node)
    else if (step === 'open') onTurn(row.node.id)
    else goTo(step.to)
  }

  function typeAhead({ key, timeStamp }: KeyboardEvent) {
    const text = timeStamp < typed.current.until ? typed.current.text : ''
    typed.current = { text: text + key.toLowerCase(), until: timeStamp + TYPING_MS }
    return typed.current.text
  }

  const isInSight = at >= first && at < end
  return (
    <div
      ref={box}
      role="tree"
      aria-label={label}
      aria-multiselectable="true"
      aria-activedescendant={isInSight ? `${id}-${rows[at]?.node.id}` : undefined}
      tabIndex={0}
      onKeyDown={press}
      // Not on a press: the line would move away from the pointer.
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && bringIntoSight(at)}
      onScroll={onScroll}
      className={`group max-h-90 overflow-y-auto overscroll-contain p-1 lg:h-110 lg:max-h-none ${isInSight ? 'outline-none' : ''}`}
    >
      <div role="none" style={{ height: `${rows.length * ROW_REM}rem` }}>
        <div role="none" style={{ transform: `translateY(${first * ROW_REM}rem)` }}>
          {rows.slice(first, end).map((row, index) => (
            <TreeLine
              key={row.node.id}
              id={`${id}-${row.node.id}`}
              row={row}
              ticks={ticksOf(row.node)}
              isActive={first + index === at}
              onTurn={() => {
                setActiveId(row.node.id)
                onTurn(row.node.id)
              }}
              onTick={() => {
                setActiveId(row.node.id)
                tick(row.node)
              }}
            />
          ))}
        </div>
      </div>
    </div>
  )
}
