import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { useConfirm } from '../../../ui/messages/confirm'
import { FileSource } from './file-source'
import { ReadingProgress } from './reading-progress'
import { TextSource } from './text-source'
import type { List } from './use-list'
import { texts } from './texts'

interface ListCardProps {
  list: List
  text: string
  onText: (text: string) => void
}

/** The source of the list: a file, or text. Replaced by the review once the list is read. */
export function ListCard({ list, text, onText }: ListCardProps) {
  if (list.list) return <ReadListLine list={list} name={list.list.file.name} count={list.list.lines.length} />
  return (
    <Card title={texts.list.title}>
      {list.reading ? (
        <ReadingProgress reading={list.reading} file={list.file} onCancel={list.cancel} />
      ) : (
        <div className="grid gap-x-10 gap-y-4 desk:grid-cols-[1fr_auto_1fr]">
          <FileSource list={list} />
          <p
            aria-hidden="true"
            className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line desk:flex-col desk:before:h-auto desk:before:w-px desk:after:h-auto desk:after:w-px"
          >
            {texts.list.or}
          </p>
          <TextSource list={list} text={text} onText={onText} />
        </div>
      )}
    </Card>
  )
}

function ReadListLine({ list, name, count }: { list: List; name: string; count: number }) {
  const confirm = useConfirm()
  async function startAnew() {
    const question = { title: texts.list.useAnother, text: texts.list.decisionsLost, action: texts.list.useAnother }
    if (await confirm(question)) list.startAnew()
  }
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4!">
      <p className="min-w-0">
        <span className="font-semibold wrap-anywhere">{name}</span>{' '}
        <span className="whitespace-nowrap text-ink-soft">{texts.list.lines(count)}</span>
      </p>
      <Button size="small" onClick={startAnew}>
        {texts.list.useAnother}
      </Button>
    </Card>
  )
}
