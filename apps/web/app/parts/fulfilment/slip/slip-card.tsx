import { fetchSlipPhoto, sendSlipPhoto } from '@lohahaat/contract/fulfilment/weighbridge/slips'
import type { Weighment, WeighbridgeSlip } from '@lohahaat/contract/fulfilment/weighbridge/weighment'
import type { SlipSide } from '@lohahaat/domain/fulfilment/weighbridge/slip'
import { useRef, useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import type { Typed } from '../../../api/device/send-later'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { CameraButton } from '../../../ui/files/camera-button'
import { IstTime } from '../../platform/ist-time'
import { useMended } from '../../platform/kept-form/use-mended'
import { useDownload } from '../../platform/use-download'
import { FormHead } from '../form-head'
import { useFormSend } from '../use-form-send'
import { kilograms } from '../weighbridge/show-figures'
import { SlipForm } from './slip-form'
import { texts } from './texts'

interface SlipCardProps {
  weighment: Weighment
  side: SlipSide
  /** Its form is the next step already, and stands elsewhere. */
  isNext: boolean
}

/** One slip as it is printed, or the way to enter it. */
export function SlipCard({ weighment, side, isNext }: SlipCardProps) {
  const [isOpen, setOpen] = useState(false)
  const [isTyped, setTyped] = useState(false)
  useMended('slip', ({ input }) => {
    const typed = input as Typed['slip']
    if (!isNext && typed.consignmentId === weighment.consignmentId && typed.side === side) setTyped(true)
  })
  const slip = weighment.slips.find((each) => each.side === side) ?? null
  const maySend = weighment.maySend.includes(side) && !isNext
  if (!slip && !maySend && !isTyped) return null
  const close = () => {
    setOpen(false)
    setTyped(false)
  }
  return (
    <section aria-label={texts.titles[side]} className="min-w-0 rounded-box border border-line p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-base">{texts.titles[side]}</h3>
        {slip && <span className="text-sm text-ink-soft">{texts.number(slip.slipNo)}</span>}
      </div>
      {(isOpen && maySend) || isTyped ? (
        <div className="mt-2">
          <SlipForm weighment={weighment} side={side} replaced={slip} isMain={false} onDone={close} onClose={close} />
        </div>
      ) : (
        <>
          {slip ? (
            <SlipFacts slip={slip} mayAdd={maySend} />
          ) : (
            <p className="mt-1 text-sm text-ink-soft">{texts.none[side]}</p>
          )}
          {maySend && (
            <Button size="small" className="mt-3" onClick={() => setOpen(true)}>
              {slip ? texts.correct : texts.enter[side]}
            </Button>
          )}
        </>
      )}
    </section>
  )
}

function SlipFacts({ slip, mayAdd }: { slip: WeighbridgeSlip; mayAdd: boolean }) {
  const { bridge, grossKg, grossAt, tareKg, tareAt, netKg, recordedBy, photoName, side } = slip
  const rows = [
    [texts.gross, grossAt, grossKg],
    [texts.tare, tareAt, tareKg],
  ] as const
  return (
    <>
      <p className="text-sm wrap-anywhere text-ink-soft">{bridge}</p>
      <dl className="mt-2 text-[0.9375rem]">
        {rows.map(([label, at, kg]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-3 py-0.5">
            <dt>
              {label}{' '}
              <span className="text-sm text-ink-soft">
                <IstTime instant={at} />
              </span>
            </dt>
            <dd className="font-medium">{kilograms(kg)}</dd>
          </div>
        ))}
        <div className="mt-1 flex justify-between gap-3 border-t border-ink pt-1">
          <dt className="font-semibold">{texts.net}</dt>
          <dd className="text-lg font-semibold">{kilograms(netKg)}</dd>
        </div>
      </dl>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-sm">
        {photoName === null ? <NoPhoto slip={slip} mayAdd={mayAdd} /> : <Photo slip={slip} />}
        <span className="text-ink-soft">{texts.by(recordedBy)}</span>
      </div>
      {side === 'third' && <Agreed slip={slip} />}
    </>
  )
}

function Photo({ slip: { slipId } }: { slip: WeighbridgeSlip }) {
  const { busy, download } = useDownload(() => browserApi.download(fetchSlipPhoto, { slipId: String(slipId) }))
  return (
    <button
      type="button"
      className="link cursor-pointer max-sm:min-h-11"
      disabled={busy}
      onClick={() => void download()}
    >
      {texts.openPhoto}
    </button>
  )
}

/** A photo can follow its slip. */
function NoPhoto({ slip: { slipId }, mayAdd }: { slip: WeighbridgeSlip; mayAdd: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  const { busy, refusal, send } = useFormSend()
  const add = (file: File) => void send(() => browserApi.send(sendSlipPhoto, { slipId: String(slipId), file }))
  if (!mayAdd) return <span className="text-ink-soft">{texts.noPhoto}</span>
  return (
    <>
      <FormHead refusal={refusal} />
      <input
        ref={input}
        type="file"
        accept="image/*, .pdf"
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) add(file)
          currentTarget.value = ''
        }}
      />
      <button
        type="button"
        className="link cursor-pointer max-sm:min-h-11"
        disabled={busy}
        onClick={() => input.current?.click()}
      >
        {texts.addPhoto}
      </button>
      <CameraButton disabled={busy} onPhoto={add} />
    </>
  )
}

function Agreed({ slip: { sellerAgreed, buyerAgreed } }: { slip: WeighbridgeSlip }) {
  const who = sellerAgreed && buyerAgreed ? 'both' : sellerAgreed ? 'seller' : buyerAgreed ? 'buyer' : 'none'
  return (
    <p className="mt-2">
      <Badge tone={who === 'both' ? 'green' : 'amber'}>{texts.agreed[who]}</Badge>
    </p>
  )
}
