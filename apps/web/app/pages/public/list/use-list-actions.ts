import { addLines } from '@lohahaat/contract/ordering/cart/add-lines'
import { askSuppliers } from '@lohahaat/contract/sourcing/lists/ask-suppliers'
import { cartMessages } from '@lohahaat/contract/platform/messages'
import { cartOfList, type SoldLine } from '@lohahaat/domain/sourcing/priced-list'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { newKey } from '../../../api/new-key'
import { loginPath } from '../../../api/session/return-to'
import { useSession } from '../../../api/session/use-session'
import { useConfirm } from '../../../ui/messages/confirm'
import { showToast } from '../../../ui/messages/toast-store'
import { askedItems, isUnchecked } from './list-lines'
import type { ListState, ShownLine } from './list-state'
import type { List } from './use-list'
import { texts } from './texts'

/** Adds all priced lines to the cart, or asks suppliers for the others, each in one call. */
export function useListActions(state: List, list: ListState) {
  const { isSignedIn } = useSession()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const [busy, setBusy] = useState<'adding' | 'asking' | null>(null)
  // One key for each state of the list: a repeat of the same press does nothing twice.
  const key = useRef({ of: list, key: '' })

  function keyOf(what: string) {
    if (key.current.of !== list || key.current.key === '') key.current = { of: list, key: newKey() }
    return `${what}-${key.current.key}`
  }

  async function run(what: 'adding' | 'asking', work: (idempotencyKey: string) => Promise<void>) {
    if (!isSignedIn) {
      const question = { title: cartMessages.loginTitle, text: texts.signInFirst, action: texts.goToLogin }
      if (await confirm(question)) await navigate(loginPath(window.location.href))
      return
    }
    if (isUnchecked(list)) {
      const { title, question: text, action } = texts.photo
      if (!(await confirm({ title, text, action }))) return
      state.check()
    }
    setBusy(what)
    try {
      await work(keyOf(what))
    } catch (error) {
      showToast(errorText(error), 'error')
    } finally {
      setBusy(null)
    }
  }

  const add = (sold: readonly SoldLine[]) =>
    run('adding', async (idempotencyKey) => {
      const lines = cartOfList(sold).map(({ offer, quantity, unit }) => ({ itemId: offer.itemId, quantity, unit }))
      await browserApi.send(addLines, { lines }, { idempotencyKey })
      showToast(texts.added(lines.length))
      await navigate('/cart')
    })

  const ask = (lines: readonly ShownLine[]) =>
    run('asking', async (idempotencyKey) => {
      const enquiry = await browserApi.send(askSuppliers, { askedItems: askedItems(lines, list) }, { idempotencyKey })
      state.setAsked(
        lines.map(({ id }) => id),
        enquiry,
      )
      showToast(texts.askedFor(enquiry.leadId))
    })

  return { add, ask, isAdding: busy === 'adding', isAsking: busy === 'asking' }
}
