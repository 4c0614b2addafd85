import { cartMessages } from '@lohahaat/contract/platform/messages'
import { useNavigate } from 'react-router'
import { useConfirm } from '../../../ui/messages/confirm'
import { texts } from './texts'
import type { WantedItem } from '../wanted-item/wanted-item'

/** Asks a visitor to sign in before he buys. He comes back here, where what he wanted is added. */
export function useSignInFirst() {
  const navigate = useNavigate()
  const confirm = useConfirm()

  return async function askToSignIn(wanted: WantedItem) {
    const leaveFor = async (way: 'loginPath' | 'signupPath') => {
      const { storeWanted, waysIn } = await import('../wanted-item/wanted-item')
      storeWanted(wanted)
      await navigate(waysIn[way](window.location.href))
    }
    const { loginTitle: title, loginNeeded: text } = cartMessages
    const other = { label: texts.createAccount, choose: () => leaveFor('signupPath') }
    if (await confirm({ title, text, action: texts.goToLogin, other })) await leaveFor('loginPath')
  }
}
