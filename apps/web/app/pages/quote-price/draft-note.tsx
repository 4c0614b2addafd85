import { Button } from '../../ui/button'
import { texts } from './texts'

export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-box bg-steel-wash py-2 pr-2 pl-4 text-steel"
    >
      <p>
        <strong className="font-semibold">{texts.draftRestored}</strong> It is not sent before you save.
      </p>
      <Button size="small" onClick={onDiscard}>
        {texts.discard}
      </Button>
    </div>
  )
}
