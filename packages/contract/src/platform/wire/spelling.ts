import { type Call, sendsBody, type WireNames } from '../define-call'
import { bodyNames, queryNames } from './wire-names'

/** Translates the names of fields between our words and the wire's. */
export interface Spelling {
  toWire(name: string): string
  /** Undefined for a name that the wire doesn't have: our word is no second way to send a field. */
  fromWire(name: string): string | undefined
}

const turned = (names: WireNames) => Object.fromEntries(Object.entries(names).map(([ours, wire]) => [wire, ours]))
const ownOf = (names: WireNames, name: string) => (Object.hasOwn(names, name) ? names[name] : undefined)

function spelling(
  names: WireNames,
  restToWire: (name: string) => string,
  restFromWire: (name: string) => string,
): Spelling {
  const ours = turned(names)
  const toWire = (name: string) => ownOf(names, name) ?? restToWire(name)
  return {
    toWire,
    fromWire(wire) {
      const name = ownOf(ours, wire) ?? restFromWire(wire)
      return toWire(name) === wire ? name : undefined
    },
  }
}

const asItIs = (name: string) => name
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const small = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

export const inBodies = spelling(bodyNames, asItIs, asItIs)
export const inQueries = spelling(queryNames, capital, small)

/** The input of a call also names, in the value of `sort`, the field that a list is sorted by; `-` turns the order around. */
export interface InputSpelling extends Spelling {
  sortToWire(sort: string): string
  sortFromWire(sort: string): string
}

const byField = {
  sortToWire: (sort: string) => sort.replace(/[^-]+/, inBodies.toWire),
  // What is no field of the wire becomes what no list can be sorted by.
  sortFromWire: (sort: string) => sort.replace(/[^-]+/, (name) => inBodies.fromWire(name) ?? ''),
}
const byNoField = { sortToWire: asItIs, sortFromWire: asItIs }

/** How the input of a call is spelled. */
export const inputSpelling = (call: Call): InputSpelling => ({
  ...namesOfInput(call),
  ...(call.names?.sort === 'no field' ? byNoField : byField),
})

function namesOfInput(call: Call): Spelling {
  const own = call.names?.input
  if (!own) return sendsBody(call) ? inBodies : inQueries
  return sendsBody(call)
    ? spelling({ ...bodyNames, ...own }, asItIs, asItIs)
    : spelling({ ...queryNames, ...own }, capital, small)
}

/** How the answer of a call is spelled. */
export const answerSpelling = ({ names }: Call): Spelling =>
  names?.answer ? spelling({ ...bodyNames, ...names.answer }, asItIs, asItIs) : inBodies
