import { planConsignment } from '@lohahaat/contract/fulfilment/consignments/plan-consignment'
import type { LineToLoad } from '@lohahaat/contract/fulfilment/consignments/consignments'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../../api/browser-api'
import { newKey } from '../../../api/new-key'
import { Button } from '../../../ui/button'
import { FormHead } from '../form-head'
import { useFormSend } from '../use-form-send'
import { firstTruck } from './first-truck'
import { texts } from './texts'

interface PlanButtonProps {
  orderId: number
  /** Of one seller, with something left. */
  lines: readonly LineToLoad[]
  label: string
  isMain: boolean
  /** The screen of the new truck. */
  pathOf: (consignmentId: number) => string
}

/** Plans a truck with all that is left, as far as one carries it, and goes to its screen. */
export function PlanButton({ orderId, lines, label, isMain, pathOf }: PlanButtonProps) {
  const navigate = useNavigate()
  const { busy, refusal, send } = useFormSend()
  // The same for every retry, so that one truck is planned.
  const key = useRef<string>(undefined)
  const plan = () =>
    send(async () => {
      key.current ??= newKey()
      const input = { orderId, lines: firstTruck(lines) }
      const { consignmentId } = await browserApi.send(planConsignment, input, { idempotencyKey: key.current })
      await navigate(pathOf(consignmentId))
    })
  return (
    <div>
      <FormHead refusal={refusal} />
      <Button variant={isMain ? 'main' : 'quiet'} busy={busy} onClick={plan} className="max-sm:w-full">
        {label}
      </Button>
      <p className="mt-1 text-sm text-ink-soft">{texts.planNote}</p>
    </div>
  )
}
