import { FileDrop } from '../../../ui/files/file-drop'
import { ProgressBar } from '../../../ui/messages/progress-bar'
import { CheckResult } from './check-result'
import type { ImportState } from './use-stock-import'
import { texts } from './texts'

interface FileStepProps {
  state: ImportState
  onFile: (file: File) => unknown
}

export function FileStep({ state: { file, busy, answered, failed }, onFile }: FileStepProps) {
  return (
    <>
      <FileDrop
        // A new input for each file: otherwise the same file, corrected, could not be chosen again.
        key={file ? `${file.name} ${file.lastModified}` : ''}
        label={file ? texts.file.another : texts.file.first}
        accept=".xlsx, .csv"
        hint={texts.file.hint}
        error={failed?.mode === 'check' ? texts.file.failed(file?.name ?? '', failed.text) : undefined}
        disabled={busy !== null}
        onFile={onFile}
      />
      <div className="mt-4 empty:hidden">
        {busy?.mode === 'check' && <ProgressBar label={texts.file.checking} done={busy.done} total={busy.of} />}
        {answered && <CheckResult name={file?.name ?? ''} answered={answered} />}
      </div>
    </>
  )
}
