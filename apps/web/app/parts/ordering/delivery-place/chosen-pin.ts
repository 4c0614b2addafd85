import { saveDeliveryPin } from '@lohahaat/contract/identity/accounts/delivery-pin'
import { DEFAULT_PIN_CODE } from '@lohahaat/domain/reference/default-pin-code'
import { looksSignedIn } from '@lohahaat/contract/platform/session-values'
import { useSyncExternalStore } from 'react'
import { browserApi } from '../../../api/browser-api'
import { browserSession } from '../../../api/session/browser-session'
import { createListeners } from '../../../listeners'

const KEY = 'deliver-to'

const { notify, subscribe: listen } = createListeners()
/** In memory too, because a browser may refuse storage. */
let kept: string | null | undefined

function readKept(): string | null {
  try {
    kept ??= localStorage.getItem(KEY)
  } catch {
    kept ??= null
  }
  return kept && /^[1-9]\d{5}$/.test(kept) ? kept : null
}

/** The PIN code of the account, or that of this browser. The default of an account says nothing: nobody chose it. */
function read(): string | null {
  const { PinCode } = browserSession.read()
  const isOwn = looksSignedIn(browserSession.read()) && PinCode !== undefined && PinCode !== DEFAULT_PIN_CODE
  return isOwn ? PinCode : readKept()
}

function subscribe(listener: () => void) {
  const [unlisten, leave] = [listen(listener), browserSession.subscribe(listener)]
  return () => {
    unlisten()
    leave()
  }
}

/** The PIN code that the person wants his steel at: null if he never chose one, undefined until the browser is asked. */
export const useChosenPin = () => useSyncExternalStore<string | null | undefined>(subscribe, read, () => undefined)

/** Kept by this browser, and by the account of whoever has one. */
export async function choosePin(pinCode: string) {
  kept = pinCode
  try {
    localStorage.setItem(KEY, pinCode)
  } catch {
    // A reload forgets it.
  }
  notify()
  if (looksSignedIn(browserSession.read())) await browserApi.send(saveDeliveryPin, { pinCode })
}
