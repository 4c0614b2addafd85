import { issueInvoice } from '@lohahaat/contract/billing/invoices/invoices'
import { settleShortage } from '@lohahaat/contract/billing/notes/notes'
import {
  closeConsignment,
  dispatchConsignment,
  loadConsignment,
  unloadConsignment,
} from '@lohahaat/contract/fulfilment/consignments/move-consignment'
import { dropConsignment } from '@lohahaat/contract/fulfilment/consignments/plan-consignment'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../../api/browser-api'
import { newKey } from '../../../api/new-key'
import { useConfirm } from '../../../ui/messages/confirm'
import { showToast } from '../../../ui/messages/toast-store'
import { useFormSend } from '../../fulfilment/use-form-send'
import { texts } from './texts'

/** The steps of a truck that take one press. A refusal stays on the screen, beside the button. */
export function useStep(consignmentId: number, list: string) {
  const { busy, refusal, send } = useFormSend()
  const confirm = useConfirm()
  const navigate = useNavigate()
  // The same for every retry, so that one invoice or note is issued.
  const key = useRef<string>(undefined)

  const move = (call: typeof loadConsignment | typeof dispatchConsignment | typeof closeConsignment, done: string) =>
    send(async () => {
      await browserApi.send(call, { consignmentId })
      showToast(done)
    })

  const issue = (call: typeof issueInvoice | typeof settleShortage, done: (number: string) => string) =>
    send(async () => {
      key.current ??= newKey()
      const { number } = await browserApi.send(call, { consignmentId }, { idempotencyKey: key.current })
      key.current = undefined
      showToast(done(number))
    })

  const press = {
    load: () => move(loadConsignment, texts.done.load),
    dispatch: () => move(dispatchConsignment, texts.done.dispatch),
    close: () => move(closeConsignment, texts.done.close),
    invoice: () => issue(issueInvoice, texts.done.invoice),
    note: () => issue(settleShortage, texts.done.note),
  }

  const unload = () =>
    send(async () => {
      await browserApi.send(unloadConsignment, { consignmentId })
      showToast(texts.done.unload)
    })

  async function drop() {
    const question = { title: texts.dropTitle, text: texts.dropText, action: texts.drop }
    if (!(await confirm({ ...question, isDanger: true }))) return
    await send(async () => {
      await browserApi.send(dropConsignment, { consignmentId: String(consignmentId) })
      showToast(texts.done.drop)
      await navigate(list, { replace: true })
    })
  }

  return { busy, refusal, press, unload, drop }
}
