import { type Dispatch, type SetStateAction, useCallback } from 'react'
import { Card } from '../../../ui/card'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/messages/states'
import { TreePicker } from '../../../ui/tree/tree-picker'
import { type ClassTree, wordsOf } from './class-tree'
import { addLeaves, type FormState, removeLeaves } from './form-state'
import { texts } from './texts'

interface SizeCardProps {
  /** 'none' before a department is chosen, null while loading. */
  tree: ClassTree | 'none' | 'failed' | null
  ticked: ReadonlySet<string>
  change: Dispatch<SetStateAction<FormState>>
  onRetry: () => void
}

export function SizeCard({ tree, ...rest }: SizeCardProps) {
  return (
    <Card title={texts.sizes.title} className="max-sm:p-4">
      <Sizes tree={tree} {...rest} />
    </Card>
  )
}

function Sizes({ tree, ticked, change, onRetry }: SizeCardProps) {
  if (tree === 'none') return <EmptyState title={texts.sizes.noneYet}>{texts.sizes.noneYetHint}</EmptyState>
  if (tree === 'failed') return <ErrorState title={texts.sizes.loadFailed} onRetry={onRetry} />
  if (tree === null) return <Skeleton className="h-122" />
  if (tree.nodes.length === 0) return <EmptyState title={texts.sizes.none}>{texts.sizes.noneHint}</EmptyState>
  return <Picker tree={tree} ticked={ticked} change={change} />
}

function Picker({ tree, ticked, change }: { tree: ClassTree } & Pick<SizeCardProps, 'ticked' | 'change'>) {
  const tick = useCallback(
    (ids: readonly string[], isTicked: boolean) => {
      const leaves = ids.flatMap((id) => tree.leaves.get(id) ?? [])
      change((form) => (isTicked ? addLeaves(form, leaves) : removeLeaves(form, leaves)))
    },
    [tree, change],
  )
  return (
    <TreePicker
      label={texts.sizes.tree}
      searchLabel={texts.sizes.search}
      placeholder={texts.sizes.searchExample}
      nodes={tree.nodes}
      ticked={ticked}
      onTick={tick}
      readSearch={wordsOf}
    />
  )
}
