import type { Consignment } from '@lohahaat/contract/fulfilment/consignments/consignment'
import type { Weighment } from '@lohahaat/contract/fulfilment/weighbridge/weighment'
import { isOpenForLoading } from '@lohahaat/domain/fulfilment/consignment'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { Button } from '../../../ui/button'
import { FormHead } from '../../fulfilment/form-head'
import { ReceiveForm } from '../../fulfilment/receive/receive-form'
import { AgreeButton } from '../../fulfilment/slip/agree-button'
import { SlipForm } from '../../fulfilment/slip/slip-form'
import { TransportForm } from '../../fulfilment/transport/transport-form'
import { WorkCard } from '../../fulfilment/work-card'
import type { NextStep } from './next-step'
import { texts } from './texts'
import { useStep } from './use-step'

interface NextStepCardProps {
  consignment: Consignment
  weighment: Weighment
  step: NextStep | null
  /** The list that the screen belongs to. */
  list: string
}

/** The one thing to do next, with the only heat-coloured button of the screen; or who does it. */
export function NextStepCard({ consignment, weighment, step, list }: NextStepCardProps) {
  const { busy, refusal, press, unload, drop } = useStep(consignment.consignmentId, list)
  const { state, mayLoad, invoiceNo } = consignment
  const isOpen = mayLoad && isOpenForLoading(state, { hasInvoice: invoiceNo !== null })
  return (
    <WorkCard title={step ? texts.steps[step].title : texts.next}>
      <FormHead refusal={refusal} />
      <p className="text-[0.9375rem] text-ink-soft">{step ? texts.steps[step].note : texts.waits[state]}</p>
      {step === 'note' && weighment.settlement && <NoteSum settlement={weighment.settlement} />}
      {step && !isPress(step) && (
        <div className="mt-4">
          <StepForm consignment={consignment} weighment={weighment} step={step} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {isPress(step) && (
          <Button variant="main" busy={busy} onClick={press[step]} className="max-sm:w-full">
            {texts.steps[step].action}
          </Button>
        )}
        {isOpen && state === 'Loaded' && (
          <Button disabled={busy} onClick={unload}>
            {texts.unload}
          </Button>
        )}
        {isOpen && state === 'Planned' && (
          <Button disabled={busy} onClick={drop}>
            {texts.drop}
          </Button>
        )}
      </div>
    </WorkCard>
  )
}

/** What is about to be issued; the settlement that it comes from may be further down. */
const NoteSum = ({ settlement: { kind, total } }: { settlement: NonNullable<Weighment['settlement']> }) => (
  <p className="mt-2 text-[0.9375rem]">
    {texts.noteOf[kind]} <span className="font-semibold whitespace-nowrap">{formatRupees(rupees(total))}</span>
  </p>
)

type Press = keyof ReturnType<typeof useStep>['press']
const presses: readonly Press[] = ['load', 'invoice', 'dispatch', 'note', 'close']

/** One press does it, without a form. */
const isPress = (step: NextStep | null): step is Press => presses.some((each) => each === step)

const nothing = () => undefined

/** The form of a step that takes more than a press. */
function StepForm({ consignment, weighment, step }: Omit<NextStepCardProps, 'list'>) {
  switch (step) {
    case 'truck':
      return (
        <TransportForm key={consignment.version} consignment={consignment} isMain onDone={nothing} onClose={null} />
      )
    case 'sellerSlip':
    case 'buyerSlip':
    case 'thirdSlip': {
      const side = ({ sellerSlip: 'seller', buyerSlip: 'buyer', thirdSlip: 'third' } as const)[step]
      return (
        <SlipForm key={side} weighment={weighment} side={side} replaced={null} isMain onDone={nothing} onClose={null} />
      )
    }
    case 'confirmSlip':
      return <AgreeButton weighment={weighment} />
    case 'receive':
      return <ReceiveForm consignment={consignment} />
    default:
      return null
  }
}
