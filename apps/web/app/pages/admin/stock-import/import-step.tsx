import { Link } from 'react-router'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { ProgressBar } from '../../../ui/messages/progress-bar'
import { Sentence } from '../../../ui/sentence'
import type { ImportState } from './use-stock-import'
import { texts } from './texts'

interface ImportStepProps {
  state: ImportState
  onImport: () => unknown
}

export function ImportStep({ state: { busy, answered, failed }, onImport }: ImportStepProps) {
  if (failed?.mode === 'import') return <Failure {...failed} />
  if (!answered || answered.result.errorCount > 0) {
    return <p className="text-ink-soft">{texts.import.waiting}</p>
  }
  const { rows, created, updated } = answered.result
  if (answered.mode === 'import') {
    return (
      <>
        <p className="mb-4">{texts.import.done(rows)}</p>
        <Link to="/stocks" className={buttonClass({ variant: 'quiet' })}>
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

const linkToStock = (words: string) => (
  <Link to="/stocks" className="link">
    {words}
  </Link>
)

function Failure({ text, isUncertain }: NonNullable<ImportState['failed']>) {
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
