import { useEffect, useRef } from 'react'
import { Badge } from '../../../ui/badge'
import { ErrorTable } from './error-table'
import type { ImportState } from './use-stock-import'
import { texts } from './texts'

interface CheckResultProps {
  name: string
  answered: NonNullable<ImportState['answered']>
}

export function CheckResult({ name, answered: { mode, result } }: CheckResultProps) {
  const box = useRef<HTMLDivElement>(null)
  // The focused field was replaced, so move the focus to the result.
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  const { rows, errorCount, errors, ignored } = result
  return (
    <div ref={box} tabIndex={-1} role="status" className="grid gap-3 outline-none">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {errorCount > 0 ? (
          <Badge tone="red">{texts.result.errors(errorCount)}</Badge>
        ) : (
          <Badge tone="green">{mode === 'check' ? texts.result.noErrors : texts.result.imported}</Badge>
        )}
        <span className="min-w-0 font-medium break-words">{name}</span>
        <span className="text-ink-soft">{errorCount > 0 ? texts.result.rows(rows) : texts.result.summary(result)}</span>
      </p>
      {ignored.length > 0 && <p className="text-ink-soft">{texts.result.ignored(ignored)}</p>}
      {errorCount > 0 && (
        <>
          <p>{mode === 'import' ? texts.result.changedMeanwhile : texts.result.correct}</p>
          <ErrorTable errors={errors} count={errorCount} />
        </>
      )}
    </div>
  )
}
