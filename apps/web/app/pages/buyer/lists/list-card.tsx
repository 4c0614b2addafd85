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
import { TrashIcon } from '../../../ui/icons'
import { useConfirm } from '../../../ui/messages/confirm'
import { ShareDialog } from './share-dialog'
import { texts } from './texts'

export type KeptList = ResponseOf<typeof fetchKeptLists>[number]

/** A kept list with what can be done with it. */
export function ListCard({ kept }: { kept: KeptList }) {
  const { listId, name, lineCount, updatedAt, link } = kept
  const confirm = useConfirm()
  const [isSharing, setSharing] = useState(false)
  const removal = useAction(() => undefined)
  const file = useDownload(() => browserApi.download(exportKeptList, { listId }))

  const remove = async () => {
    if (!(await confirm({ title: texts.remove, text: texts.removeQuestion(name), action: texts.remove }))) return
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
        <Button size="small" onClick={() => setSharing(true)}>
          {texts.share}
        </Button>
        <Button size="small" busy={file.busy} onClick={file.download}>
          {texts.xlsx}
        </Button>
        <Button size="small" aria-label={texts.remove} busy={removal.busy} onClick={remove}>
          <TrashIcon className="size-4.5 text-ink-soft" />
        </Button>
      </div>
      <ShareDialog kept={kept} open={isSharing} onClose={() => setSharing(false)} />
    </li>
  )
}
