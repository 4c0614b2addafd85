import { addConsignmentFile } from '@lohahaat/contract/fulfilment/consignments/consignment-files'
import { receiveConsignment } from '@lohahaat/contract/fulfilment/consignments/move-consignment'
import type { Consignment } from '@lohahaat/contract/fulfilment/consignments/consignment'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { useState } from 'react'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { Button } from '../../../ui/button'
import { NumberField } from '../../../ui/fields/number-field'
import { RadioGroup } from '../../../ui/fields/radio-group'
import { TextArea } from '../../../ui/fields/text-area'
import { showToast } from '../../../ui/messages/toast-store'
import { formatKg } from '../../platform/format'
import { FormHead } from '../form-head'
import { isAway } from '../../../api/device/fate'
import { sendOrKeep } from '../../../api/device/waiting'
import type { Typed } from '../../../api/device/send-later'
import { newKey } from '../../../api/new-key'
import { texts as keptTexts } from '../../platform/kept-form/texts'
import { useMended } from '../../platform/kept-form/use-mended'
import { useFormSend } from '../use-form-send'
import { PhotosField } from './photos-field'
import { countProblem, type Outcome, receiptInput, receiptProblem, startOf, suggestOutcome } from './receive-values'
import { texts } from './texts'

/** What the buyer found on the truck. What was loaded is filled in. Of a truck that is received it can only be read. */
export function ReceiveForm({ consignment }: { consignment: Consignment }) {
  const { lines, consignmentId, receivedAt } = consignment
  const [counted, setCounted] = useState(() => startOf(lines))
  const [chosen, setChosen] = useState<Outcome | null>(null)
  const [remark, setRemark] = useState('')
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [isTried, setTried] = useState(false)
  // The same for every retry, so that one receipt is entered once.
  const [key, setKey] = useState(newKey)
  const mends = useMended('receipt', ({ input, files }) => {
    const typed = input as Typed['receipt']
    setCounted(Object.fromEntries(typed.lines.map(({ orderLineId, pieces }) => [orderLineId, String(pieces ?? '')])))
    setChosen(typed.outcome)
    setRemark(typed.remark ?? '')
    setPhotos(files)
  })
  const { busy, refusal, send } = useFormSend()
  const outcome = chosen ?? suggestOutcome(lines, counted)
  const problem = receiptProblem(outcome, remark)

  async function receive() {
    setTried(true)
    if (problem || lines.some(({ orderLineId }) => countProblem(counted[orderLineId] ?? ''))) return
    const input = { consignmentId, outcome, remark, lines: receiptInput(lines, counted) }
    const title = texts.keptTitle(consignment.vehicleNo ?? '')
    const isTaken = await send(async () => {
      const way = await sendOrKeep({ kind: 'receipt', input, files: photos, title, key, mends }, async () => {
        await addPhotos()
        await browserApi.send(receiveConsignment, input, { idempotencyKey: key })
      })
      showToast(way === 'sent' ? texts.received : keptTexts.kept)
      return way
    })
    // A refused receipt is mended, and is another request then.
    if (!isTaken) setKey(newKey())
  }

  /** Before the receipt, after which the form is gone. A photo that is refused is told, and can be added later. */
  async function addPhotos() {
    for (const file of photos) {
      await browserApi
        .send(addConsignmentFile, { consignmentId: String(consignmentId), kind: 'photo', file })
        .catch((error: unknown) => {
          if (isAway(error)) throw error
          showToast(texts.photoFailed(file.name, errorText(error)), 'error')
        })
    }
    setPhotos([])
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && receivedAt === null) void receive()
      }}
    >
      <FormHead refusal={refusal} />
      <ul className="divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <li key={line.orderLineId} className="flex flex-wrap items-start justify-between gap-x-4 pt-3 pb-1">
            <div className="min-w-0">
              <p className="font-medium">{nameItem(line)}</p>
              <p className="text-sm text-ink-soft">
                {line.pieces === null
                  ? texts.loadedByWeight(formatKg(line.kg))
                  : texts.loaded(formatCount(line.pieces))}
              </p>
            </div>
            <NumberField
              label={texts.counted}
              places={0}
              value={counted[line.orderLineId] ?? ''}
              error={isTried ? countProblem(counted[line.orderLineId] ?? '') : undefined}
              onChange={({ currentTarget: { value } }) => setCounted((now) => ({ ...now, [line.orderLineId]: value }))}
              className="w-40 max-sm:mt-2 max-sm:w-full"
            />
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <RadioGroup label={texts.outcome} options={texts.outcomes} value={outcome} onChange={setChosen} />
      </div>
      <TextArea
        className="mt-4"
        label={texts.remark}
        hint={texts.remarkHint}
        countDown
        maxLength={500}
        value={remark}
        error={isTried ? problem : undefined}
        onChange={({ currentTarget }) => setRemark(currentTarget.value)}
      />
      <PhotosField photos={photos} onChange={setPhotos} />
      {receivedAt === null && (
        <Button type="submit" variant="main" busy={busy} className="mt-4 max-sm:w-full">
          {texts.receive}
        </Button>
      )}
    </form>
  )
}
