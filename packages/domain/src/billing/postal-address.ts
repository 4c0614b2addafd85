import { findState, states } from '../reference/states'
import type { PostalAddress } from './invoice'

const PIN_CODE = /\b[1-9]\d{5}\b/

/** The GST code of a state by its name, which people typed; null where it is none. */
export const stateCodeOfName = (name: string): string | null =>
  states.find((state) => state.active && state.name.toLowerCase() === name.trim().toLowerCase())?.code ?? null

/**
 * An address that was written in one line, in the parts that the portals ask for: the PIN code and the state are taken
 * from its end, the part before them is the city. Without commas the line is the city too.
 */
export function readAddress(written: string, stateCode: string): PostalAddress {
  const pinCode = PIN_CODE.exec(written)?.[0] ?? ''
  const state = findState(stateCode)?.name.toLowerCase()
  const parts = written
    .replace(PIN_CODE, '')
    .split(',')
    .map((part) => part.replace(/[\s.-]+$/, '').trim())
    .filter((part) => part !== '' && part.toLowerCase() !== state)
  const city = parts.at(-1) ?? ''
  const line = parts.length > 1 ? parts.slice(0, -1).join(', ') : city
  return { line, line2: '', city, stateCode, pinCode }
}
