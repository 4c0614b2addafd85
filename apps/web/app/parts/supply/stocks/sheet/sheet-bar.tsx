import { Button } from '../../../../ui/button'
import { texts } from '../texts'
import type { PriceSheet } from './use-price-sheet'
import type { Undo } from './use-undo'

interface SheetBarProps {
  sheet: PriceSheet
  undo: Undo
}

/** In sight below the rows: what was pasted and waits, or what was saved last. */
export function SheetBar({ sheet, undo }: SheetBarProps) {
  const isWaiting = sheet.pasted.size > 0
  return (
    <div role="status" aria-label={texts.sheet.bar} className="sticky bottom-0 z-5 print:hidden">
      {isWaiting && <PastedBar sheet={sheet} />}
      {!isWaiting && (undo.last || undo.undone !== null) && <UndoLine undo={undo} />}
    </div>
  )
}

function PastedBar({ sheet: { pasted, wrong, leftOver, isSavingPaste, leaveOut, savePasted } }: { sheet: PriceSheet }) {
  const count = pasted.size
  return (
    <div className={`${barClass} py-3 font-medium`}>
      <p className="mr-auto">
        {texts.sheet.pasted(count)}{' '}
        {wrong.length > 0 && <span className="text-red">{texts.sheet.wrong(wrong.length)}</span>}{' '}
        {leftOver > 0 && texts.sheet.leftOver(leftOver)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => leaveOut([...pasted.keys()])}>
          {texts.sheet.discard}
        </Button>
        {wrong.length > 0 && wrong.length < count && (
          <Button size="small" onClick={() => leaveOut(wrong)}>
            {texts.sheet.leaveOut(wrong.length)}
          </Button>
        )}
        {wrong.length === 0 && (
          <Button size="small" variant="quiet" busy={isSavingPaste} onClick={savePasted}>
            {texts.sheet.save(count)}
          </Button>
        )}
      </div>
    </div>
  )
}

function UndoLine({ undo: { last, undone, isBusy, undo } }: { undo: Undo }) {
  return (
    <div className={`${barClass} text-sm text-ink-soft`}>
      <p className="mr-auto py-2">
        {undone !== null && <>{texts.sheet.undone(undone)} </>}
        {last?.words}
      </p>
      {last && (
        <Button size="small" variant="quiet" busy={isBusy} onClick={undo}>
          {texts.sheet.undo}
        </Button>
      )}
    </div>
  )
}

const barClass =
  'flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-card px-3 py-1.5 max-sm:-mx-4 max-sm:px-4'
