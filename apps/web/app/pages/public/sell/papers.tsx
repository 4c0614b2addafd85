import { fileKinds, type Application, type SupplierFileKind } from '@lohahaat/contract/supply/applications/application'
import { deleteApplicationFile, sendApplicationFile } from '@lohahaat/contract/supply/applications/own-application'
import { browserApi } from '../../../api/browser-api'
import { useAction } from '../../../parts/platform/use-action'
import { texts as applicationTexts } from '../../../parts/supply/application/texts'
import { FileDrop } from '../../../ui/files/file-drop'
import { RemoveButton } from '../../../ui/remove-button'
import { texts } from './texts'
import type { ApplicationState } from './use-application'

interface PapersProps {
  application: Application | null
  state: ApplicationState
}

/** The server demands the cheque alone. */
function hintOf(kind: SupplierFileKind, isChange: boolean) {
  if (kind !== 'cheque') return texts.form.fileHint
  return isChange ? texts.form.otherChequeHint : texts.form.chequeHint
}

/** Each paper is sent as soon as it is chosen, with what is typed so far, so that there is something to add it to. */
export function Papers({ application, state }: PapersProps) {
  const { busy, run, revalidate } = useAction(() => undefined)
  const send = (kind: SupplierFileKind, file: File) =>
    run(async () => {
      await state.keep()
      await browserApi.send(sendApplicationFile, { kind, file })
      await revalidate()
    })
  const remove = (fileId: number) =>
    run(async () => {
      await browserApi.send(deleteApplicationFile, { fileId })
      await revalidate()
    })
  return (
    <div className="mt-2 grid gap-4 sm:grid-cols-3">
      {fileKinds.map((kind) => {
        const file = application?.files.find((one) => one.kind === kind && one.isWaiting === state.isChange)
        return (
          <div key={kind} className="min-w-0">
            <FileDrop
              label={applicationTexts.kinds[kind]}
              hint={hintOf(kind, state.isChange)}
              error={kind === 'cheque' ? state.chequeError : undefined}
              accept=".pdf,.jpg,.jpeg,.png"
              disabled={busy}
              onFile={(picked) => void send(kind, picked)}
            />
            {file && (
              <p className="flex items-center justify-between gap-2 text-sm">
                <span className="min-w-0 truncate" title={file.name}>
                  {texts.form.present(file.name)}
                </span>
                <RemoveButton
                  size="small"
                  className="shrink-0"
                  aria-label={texts.form.remove(file.name)}
                  busy={busy}
                  onClick={() => remove(file.fileId)}
                />
              </p>
            )}
          </div>
        )
      })}
    </div>
  )
}
