import { nextStatuses } from '@lohahaat/domain/ordering/order-status'
import { useState } from 'react'
import { Button } from '../../../ui/button'
import type { ButtonLook } from '../../../ui/button-class'
import { Dialog } from '../../../ui/messages/dialog'
import { StatusForm } from './status-form'
import type { OrderToMove } from './use-status-change'
import { texts } from './texts'

interface StatusChangeProps extends Pick<ButtonLook, 'size' | 'variant'> {
  order: OrderToMove
}

/** For administrators. An order that is at its end has none. */
export function StatusChange({ order, ...look }: StatusChangeProps) {
  const [isOpen, setOpen] = useState(false)
  if (nextStatuses(order.status).length === 0) return null
  return (
    <>
      <Button {...look} aria-label={texts.statusChange.buttonFor(order.orderNo)} onClick={() => setOpen(true)}>
        {texts.statusChange.button}
      </Button>
      <Dialog open={isOpen} title={texts.statusChange.button} onClose={() => setOpen(false)}>
        {isOpen && <StatusForm order={order} onClose={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}
