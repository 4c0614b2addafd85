import {
  approveRequest,
  rejectRequest,
  takeOutLines,
  withdrawRequest,
} from '@lohahaat/contract/ordering/approvals/requests'
import type { ApprovalLine, ApprovalRequest } from '@lohahaat/domain/ordering/approvals/approval'
import { browserApi } from '../../../api/browser-api'
import { useAction } from '../../../parts/platform/use-action'
import { useConfirm } from '../../../ui/messages/confirm'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from './texts'

export type Decision = ReturnType<typeof useDecision>

/** What can be done about a request. A refusal shows it as it is now. */
export function useDecision({ requestId, kind, totalPrice }: ApprovalRequest) {
  const confirm = useConfirm()
  const { busy, run, revalidate } = useAction(() => undefined)

  const approve = () =>
    run(async () => {
      await browserApi.send(approveRequest, { requestId, seenTotal: totalPrice })
      showToast(texts.approved)
      await revalidate()
    })

  const reject = (reason: string, onRejected: () => void) =>
    run(async () => {
      await browserApi.send(rejectRequest, { requestId, reason })
      onRejected()
      showToast(texts.rejected)
      await revalidate()
    })

  async function takeOut({ approvalLineId, name }: ApprovalLine) {
    const question = { title: texts.takeOut, text: texts.takeOutQuestion(name), action: texts.takeOut }
    if (!(await confirm(question))) return
    await run(async () => {
      await browserApi.send(takeOutLines, { requestId, approvalLineIds: [approvalLineId] })
      await revalidate()
    })
  }

  async function withdraw() {
    const question = { title: texts.withdraw, text: texts.withdrawQuestion[kind], action: texts.withdraw }
    if (!(await confirm(question))) return
    await run(async () => {
      await browserApi.send(withdrawRequest, { requestId })
      await revalidate()
    })
  }

  return { busy, approve, reject, takeOut, withdraw }
}
