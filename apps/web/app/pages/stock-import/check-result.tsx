import { useEffect, useRef } from 'react'
import { Badge } from '../../ui/badge'
import { counted, formatCount } from '../../ui/format-count'
import { ErrorTable } from './error-table'
import type { ImportState } from './use-stock-import'

interface CheckResultProps {
  name: string
  answered: NonNullable<ImportState['answered']>
}

export function CheckResult({ name, answered: { mode, result } }: CheckResultProps) {
  const box = useRef<HTMLDivElement>(null)
  // The field that had the focus is another one now; what it led to is read out next.
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  const { rows, errorCount, errors, ignored } = result
  return (
    <div ref={box} tabIndex={-1} role="status" className="grid gap-3 outline-none">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {errorCount > 0 ? (
          <Badge tone="red">{counted(errorCount, 'error')}</Badge>
        ) : (
          <Badge tone="green">{mode === 'check' ? 'No errors' : 'Imported'}</Badge>
        )}
        <span className="min-w-0 font-medium break-words">{name}</span>
        <span className="text-ink-soft">{errorCount > 0 ? counted(rows, 'row') : summary(result)}</span>
      </p>
      {ignored.length > 0 && <p className="text-ink-soft">Ignored columns: {ignored.join(', ')}</p>}
      {errorCount > 0 && (
        <>
          <p>
            {mode === 'import' && 'The stock has changed since the check. '}
            Nothing was changed. Please correct the file and choose it again.
          </p>
          <ErrorTable errors={errors} count={errorCount} />
        </>
      )}
    </div>
  )
}

const summary = ({ rows, created, updated, unchanged }: CheckResultProps['answered']['result']) =>
  `${counted(rows, 'row')}: ${formatCount(created)} new, ${formatCount(updated)} changed, ${formatCount(unchanged)} unchanged`
