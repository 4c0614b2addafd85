import { Button } from '../../../ui/button'
import { Sentence } from '../../../ui/sentence'
import { texts } from './texts'

export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-box bg-steel-wash py-2 pr-2 pl-4 text-steel"
    >
      <p>
        <Sentence
          text={texts.draft.restored}
          marks={{ strong: (words) => <strong className="font-semibold">{words}</strong> }}
        />
      </p>
      <Button size="small" onClick={onDiscard}>
        {texts.draft.discard}
      </Button>
    </div>
  )
}
