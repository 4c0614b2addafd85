import { Link } from 'react-router'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { ProgressBar } from '../../../ui/messages/progress-bar'
import { Sentence } from '../../../ui/sentence'
import { useStockDesk } from '../stock-desk'
import type { ImportState } from './use-stock-import'
import { texts } from './texts'

interface ImportStepProps {
  state: ImportState
  onImport: () => unknown
}

export function ImportStep({ state: { busy, answered, failed }, onImport }: ImportStepProps) {
  const { paths } = useStockDesk()
  if (failed?.mode === 'import') return <Failure {...failed} />
  if (!answered || answered.result.errorCount > 0) {
    return <p className="text-ink-soft">{texts.import.waiting}</p>
  }
  const { rows, created, updated, waiting = 0 } = answered.result
  if (answered.mode === 'import') {
    return (
      <>
        <p className="mb-4">{texts.import.done(rows)}</p>
        {waiting > 0 && <p className="mb-4 text-amber">{texts.import.pricesWait(waiting)}</p>}
        <Link to={paths.list} className={buttonClass({ variant: 'quiet' })}>
          {texts.import.seeStock}
        </Link>
      </>
    )
  }
  if (created + updated === 0) return <p>{texts.import.nothing}</p>
  return (
    <div className="grid gap-4">
      <Button variant="main" busy={busy !== null} onClick={onImport} className="max-sm:w-full sm:justify-self-start">
        {texts.import.button(rows)}
      </Button>
      {busy?.mode === 'import' && <ProgressBar label={texts.import.importing} done={busy.done} total={busy.of} />}
    </div>
  )
}

function Failure({ text, isUncertain }: NonNullable<ImportState['failed']>) {
  const { paths } = useStockDesk()
  const linkToStock = (words: string) => (
    <Link to={paths.list} className="link">
      {words}
    </Link>
  )
  return (
    <div role="alert" className="grid gap-2">
      <p className="font-medium text-red">{text}</p>
      {isUncertain ? (
        <p>
          <Sentence text={texts.import.uncertain} marks={{ stock: linkToStock }} />
        </p>
      ) : (
        <p>{texts.import.failed}</p>
      )}
    </div>
  )
}
