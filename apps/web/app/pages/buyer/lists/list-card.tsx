import { deleteKeptList, exportKeptList, type fetchKeptLists } from '@lohahaat/contract/sourcing/lists/kept-lists'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { useState } from 'react'
import { Link } from 'react-router'
import { browserApi } from '../../../api/browser-api'
import { IstTime } from '../../../parts/platform/ist-time'
import { useAction } from '../../../parts/platform/use-action'
import { useDownload } from '../../../parts/platform/use-download'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { useConfirm } from '../../../ui/messages/confirm'
import { RemoveButton } from '../../../ui/remove-button'
import { RenameDialog } from './rename-dialog'
import { ShareDialog } from './share-dialog'
import { texts } from './texts'

export type KeptList = ResponseOf<typeof fetchKeptLists>[number]

/** A kept list with what can be done with it. */
export function ListCard({ kept }: { kept: KeptList }) {
  const { listId, name, lineCount, updatedAt, link } = kept
  const confirm = useConfirm()
  const [open, setOpen] = useState<'share' | 'rename' | null>(null)
  const removal = useAction(() => undefined)
  const file = useDownload(() => browserApi.download(exportKeptList, { listId }))

  const remove = async () => {
    const question = { title: texts.remove, text: texts.removeQuestion(name), action: texts.removeAction } as const
    if (!(await confirm({ ...question, isDanger: true }))) return
    await removal.run(async () => {
      await browserApi.send(deleteKeptList, { listId })
      await removal.revalidate()
    })
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-box border border-line bg-card px-5 py-4">
      <div className="min-w-48 grow">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">
          {texts.lines(lineCount)} · <IstTime instant={updatedAt} />
        </p>
      </div>
      {link && <Badge tone="green">{texts.shared}</Badge>}
      <div className="flex flex-wrap gap-2">
        <Link to={`/list?kept=${listId}`} className={buttonClass({ size: 'small' })}>
          {texts.priceAnew}
        </Link>
        <Button size="small" onClick={() => setOpen('share')}>
          {texts.share}
        </Button>
        <Button size="small" onClick={() => setOpen('rename')}>
          {texts.rename}
        </Button>
        <Button size="small" busy={file.busy} onClick={file.download}>
          {texts.xlsx}
        </Button>
        <RemoveButton size="small" aria-label={texts.remove} busy={removal.busy} onClick={remove} />
      </div>
      <ShareDialog kept={kept} open={open === 'share'} onClose={() => setOpen(null)} />
      {open === 'rename' && <RenameDialog kept={kept} onClose={() => setOpen(null)} />}
    </li>
  )
}
