import {
  addConsignmentFile,
  deleteConsignmentFile,
  fetchConsignmentFile,
  MOST_CONSIGNMENT_FILES,
} from '@lohahaat/contract/fulfilment/consignments/consignment-files'
import type { Consignment, ConsignmentFile } from '@lohahaat/contract/fulfilment/consignments/consignment'
import { useRef, useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { CameraButton } from '../../../ui/files/camera-button'
import { SelectField } from '../../../ui/fields/select-field'
import { UploadIcon } from '../../../ui/work-icons'
import { RemoveButton } from '../../../ui/remove-button'
import { IstTime } from '../../platform/ist-time'
import { useDownload } from '../../platform/use-download'
import { FormHead } from '../form-head'
import { useFormSend } from '../use-form-send'
import { WorkCard } from '../work-card'
import { texts } from './texts'

type Kind = ConsignmentFile['kind']

/** Photos and papers of a truck. */
export function FilesCard({ consignment }: { consignment: Consignment }) {
  const { consignmentId, files, state, mayLoad } = consignment
  const { busy, refusal, send } = useFormSend()
  const remove = ({ consignmentFileId: id }: ConsignmentFile) =>
    send(() => browserApi.send(deleteConsignmentFile, { consignmentFileId: String(id) }))
  return (
    <WorkCard title={texts.title} badge={files.length > 0 && <Badge tone="steel">{files.length}</Badge>}>
      <FormHead refusal={refusal} />
      {files.length === 0 && <p className="text-[0.9375rem] text-ink-soft">{texts.none}</p>}
      <ul className="divide-y divide-line">
        {files.map((file) => (
          <FileLine
            key={file.consignmentFileId}
            file={file}
            onRemove={file.isOwn && state !== 'Closed' ? () => void remove(file) : null}
          />
        ))}
      </ul>
      {state !== 'Closed' && files.length < MOST_CONSIGNMENT_FILES && (
        <AddFile
          kinds={mayLoad ? ['photo', 'lr', 'supplier-invoice', 'other'] : ['photo', 'other']}
          busy={busy}
          onFile={(kind, file) =>
            void send(() => browserApi.send(addConsignmentFile, { consignmentId: String(consignmentId), kind, file }))
          }
        />
      )}
    </WorkCard>
  )
}

function FileLine({ file, onRemove }: { file: ConsignmentFile; onRemove: (() => void) | null }) {
  const { consignmentFileId, fileName, kind, addedAt, addedBy } = file
  const { busy, download } = useDownload(() =>
    browserApi.download(fetchConsignmentFile, { consignmentFileId: String(consignmentFileId) }),
  )
  return (
    <li className="flex items-center justify-between gap-3 py-2 text-[0.9375rem]">
      <span className="min-w-0">
        <button
          type="button"
          className="link cursor-pointer text-left wrap-anywhere"
          disabled={busy}
          onClick={() => void download()}
        >
          {fileName}
        </button>
        <span className="block text-sm text-ink-soft">
          {texts.kinds[kind]} · {addedBy} · <IstTime instant={addedAt} dateOnly />
        </span>
      </span>
      {onRemove && <RemoveButton aria-label={texts.remove(fileName)} onClick={onRemove} />}
    </li>
  )
}

interface AddFileProps {
  kinds: readonly Kind[]
  busy: boolean
  onFile: (kind: Kind, file: File) => void
}

function AddFile({ kinds, busy, onFile }: AddFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const [kind, setKind] = useState<Kind>('photo')
  return (
    <div className="mt-3 grid grid-cols-[1fr_auto] items-start gap-3">
      <SelectField
        label={texts.kind}
        placeholder={null}
        options={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
        value={kind}
        onChange={({ currentTarget }) => setKind(kinds.find((each) => each === currentTarget.value) ?? 'photo')}
      />
      <input
        ref={input}
        type="file"
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) onFile(kind, file)
          currentTarget.value = ''
        }}
      />
      <Button busy={busy} onClick={() => input.current?.click()} className="mt-6.5">
        <UploadIcon className="size-4.5" />
        {texts.add}
      </Button>
      {kind === 'photo' && <CameraButton disabled={busy} onPhoto={(photo) => onFile(kind, photo)} />}
    </div>
  )
}
