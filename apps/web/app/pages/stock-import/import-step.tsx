import { Link } from 'react-router'
import { Button } from '../../ui/button'
import { buttonClass } from '../../ui/button-class'
import { counted } from '../../ui/format-count'
import { ProgressBar } from '../../ui/progress-bar'
import type { ImportState } from './use-stock-import'
import { texts } from './texts'

interface ImportStepProps {
  state: ImportState
  onImport: () => unknown
}

export function ImportStep({ state: { busy, answered, failed }, onImport }: ImportStepProps) {
  if (failed?.mode === 'import') return <Failure {...failed} />
  if (!answered || answered.result.errorCount > 0) {
    return <p className="text-ink-soft">{texts.asSoonAsA}</p>
  }
  const { rows, created, updated } = answered.result
  if (answered.mode === 'import') {
    return (
      <>
        <p className="mb-4">{counted(rows, 'row')} were imported.</p>
        <Link to="/stocks" className={buttonClass({ variant: 'quiet' })}>
          {texts.seeTheStock}
        </Link>
      </>
    )
  }
  if (created + updated === 0) return <p>{texts.thereIsNothingTo}</p>
  return (
    <div className="grid gap-4">
      <Button variant="main" busy={busy !== null} onClick={onImport} className="max-sm:w-full sm:justify-self-start">
        Import {counted(rows, 'row')}
      </Button>
      {busy?.mode === 'import' && <ProgressBar label={texts.importingRows} done={busy.done} total={busy.of} />}
    </div>
  )
}

function Failure({ text, isUncertain }: NonNullable<ImportState['failed']>) {
  return (
    <div role="alert" className="grid gap-2">
      <p className="font-medium text-red">{text}</p>
      {isUncertain ? (
        <p>
          The connection was lost, so it isn’t known whether the rows were imported. Please look at{' '}
          <Link to="/stocks" className="link">
            {texts.theStock}
          </Link>{' '}
          before you import them again.
        </p>
      ) : (
        <p>{texts.nothingWasChangedPlease}</p>
      )}
    </div>
  )
}
