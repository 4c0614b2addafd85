import { Button } from '../../../ui/button'
import { useConfirm } from '../../../ui/messages/confirm'
import { CostsBox } from './costs-box'
import { KeepList } from './keep-list'
import { LineRow } from './line/line-row'
import { isUnchecked } from './list-lines'
import type { ListState } from './list-state'
import { lineGridClass } from './line/line-grid'
import { PhotoNotice } from './photo-notice'
import { SendList } from './send-list'
import type { List } from './use-list'
import { texts } from './texts'

interface ListScreenProps {
  state: List
  list: ListState
}

/** The lines of a list with their offers, and what they cost together. */
export default function ListScreen({ state, list }: ListScreenProps) {
  const confirm = useConfirm()
  const { pasteAnother: title, anotherQuestion: text } = texts
  const startAnew = async () => (await confirm({ title, text, action: title })) && state.startAnew()
  return (
    <div className="flex flex-col gap-4 desk:grid desk:grid-cols-[minmax(0,1fr)_18rem] desk:items-start desk:gap-5">
      <div className="min-w-0">
        <div className="mb-3 flex flex-wrap gap-2 sm:justify-end print:hidden">
          <KeepList list={list} onKept={state.keptAs} />
          <SendList list={list} />
          <Button size="small" onClick={startAnew}>
            {texts.pasteAnother}
          </Button>
        </div>
        {isUnchecked(list) && <PhotoNotice photo={state.photo} />}
        <div className="overflow-hidden rounded-box border border-line bg-card">
          <Heads />
          <ol aria-label={texts.lines} className="divide-y divide-line">
            {list.lines.map((line, place) => (
              <LineRow key={line.id} number={place + 1} line={line} state={state} />
            ))}
          </ol>
        </div>
      </div>
      <CostsBox state={state} list={list} />
    </div>
  )
}

/** Each row names its figures for screen readers itself. */
const Heads = () => (
  <div
    aria-hidden="true"
    className={`${lineGridClass} bg-steel-wash py-2 text-sm font-semibold text-steel max-xl:hidden`}
  >
    <span>{texts.asWritten}</span>
    <span className="col-span-2">{texts.asUnderstood}</span>
    <span>{texts.quantity}</span>
    <span>{texts.bestOffer}</span>
    <span className="text-right">{texts.rate}</span>
    <span className="text-right">{texts.weight}</span>
    <span className="text-right">{texts.amount}</span>
  </div>
)
