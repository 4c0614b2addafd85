import { saveCart } from '@lohahaat/contract/ordering/cart/save-cart'
import { type Unit, units } from '@lohahaat/domain/catalogue/tons'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { storeForAnHour, takeStored } from '../../../api/hour-storage'
import { loginPath, signupPath } from '../../../api/session/return-to'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from './texts'

const KEY = 'LHWantedItem'

export interface WantedItem {
  itemId: number
  name: string
  /** Undefined: one ton, as when nothing is typed. */
  quantity?: string | undefined
  unit?: Unit | undefined
}

/** To come back from, with what was wanted. */
export const waysIn = { loginPath, signupPath }

/** Remembers what a visitor wanted to add on this page until he is signed in. */
export const storeWanted = (wanted: WantedItem) => storeForAnHour(KEY, { ...wanted, path: here() })

/** Adds what was remembered on this page, and returns its id; what was remembered elsewhere is forgotten. */
export async function addWanted(): Promise<number | null> {
  const wanted = readWanted(takeStored(KEY))
  if (!wanted) return null
  const { name, ...input } = wanted
  try {
    await browserApi.send(saveCart, input)
    showToast(texts.nowIn(name))
    return wanted.itemId
  } catch (error) {
    showToast(errorText(error), 'error')
    return null
  }
}

function readWanted(stored: unknown): WantedItem | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { itemId, name, quantity, unit, path } = stored as Record<string, unknown>
  if (path !== here() || typeof itemId !== 'number' || typeof name !== 'string') return null
  const knownUnit = units.find((known) => known === unit)
  return typeof quantity === 'string' && knownUnit ? { itemId, name, quantity, unit: knownUnit } : { itemId, name }
}

const here = () => window.location.pathname + window.location.search
