import { usualTallyNames } from '../tally/vouchers'
import { list, object, oneOf, text, type Shape } from './shape'

/** An element of XML: its name, its attributes, and its text or its children. */
interface Read {
  name: string
  attributes: Record<string, string>
  text: string
  children: Read[]
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plain = (escaped: string) => escaped.replace(/&(\w+);/g, (_, name: string) => named[name] ?? '\u0000')

/** Reads elements, attributes and text; null where a tag isn't closed by its own. */
export function readXml(xml: string): Read | null {
  const root: Read = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  const body = xml.replace(/^<\?xml[^>]*\?>\s*/, '')
  for (const [, closing, name = '', attributes = '', between = ''] of body.matchAll(
    /<(\/?)([\w.]+)([^<>]*)>([^<]*)/g,
  )) {
    const current = open.at(-1)
    if (!current) return null
    if (closing === '/') {
      if (open.pop()?.name !== name) return null
      continue
    }
    const given = [...attributes.matchAll(/ ([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
      key,
      plain(value),
    ])
    const read = {
      name,
      attributes: Object.fromEntries(given) as Read['attributes'],
      text: plain(between),
      children: [],
    }
    current.children.push(read)
    open.push(read)
  }
  return open.length === 1 && root.children.length === 1 ? (root.children[0] ?? null) : null
}

/** Children by their names; those that may come several times as a list. */
const childrenOf = ({ children }: Read, several: readonly string[] = []): Record<string, unknown> => {
  const found: Record<string, unknown> = Object.fromEntries(several.map((name) => [name, [] as Read[]]))
  for (const child of children) {
    const list = found[child.name]
    if (Array.isArray(list)) list.push(child)
    else found[child.name] = child.name in found ? 'twice' : child
  }
  return found
}

const element =
  (children: Record<string, Shape>, several: readonly string[] = [], attributes: Record<string, Shape> = {}): Shape =>
  (value, path) => {
    if (typeof value !== 'object' || value === null) return [path]
    const read = value as Read
    return [...object(children)(childrenOf(read, several), path), ...object(attributes)(read.attributes, `${path}@`)]
  }

const leaf =
  (shape: Shape): Shape =>
  (value, path) =>
    typeof value === 'object' && value !== null ? shape((value as Read).text, path) : [path]

const anyName = text(1, 250, /\S/)
const voucherType = oneOf(...Object.values(usualTallyNames.voucherTypes))

const ledgerEntry: Shape = (value, path) => [
  ...element({
    LEDGERNAME: leaf(anyName),
    ISDEEMEDPOSITIVE: leaf(oneOf('Yes', 'No')),
    AMOUNT: leaf(text(4, 20, /^-?\d+\.\d\d$/)),
  })(value, path),
  ...signFaults(value as Read, path),
]

const textIn = (read: Read, name: string) => read.children.find((child) => child.name === name)?.text ?? ''

/** A debit is deemed positive and written below zero. */
const signFaults = (entry: Read, path: string) =>
  (textIn(entry, 'ISDEEMEDPOSITIVE') === 'Yes') === textIn(entry, 'AMOUNT').startsWith('-') ? [] : [`${path}.sign`]

const voucher: Shape = (value, path) => [
  ...element(
    {
      DATE: leaf(text(8, 8, /^20\d{6}$/)),
      VOUCHERTYPENAME: leaf(voucherType),
      VOUCHERNUMBER: leaf(text(1, 40)),
      REFERENCE: leaf(text(1, 40)),
      PARTYLEDGERNAME: leaf(anyName),
      'ALLLEDGERENTRIES.LIST': list(2, 20, ledgerEntry),
    },
    ['ALLLEDGERENTRIES.LIST'],
    { VCHTYPE: voucherType, ACTION: oneOf('Create') },
  )(value, path),
  ...(sumOf(value as Read) === 0n ? [] : [`${path}.sum`]),
]

const sumOf = ({ children }: Read) =>
  children
    .filter(({ name }) => name === 'ALLLEDGERENTRIES.LIST')
    .reduce((sum, entry) => sum + BigInt(textIn(entry, 'AMOUNT').replace('.', '') || '0'), 0n)

const message = element({ VOUCHER: voucher }, [], { 'xmlns:UDF': oneOf('TallyUDF') })

/** What Tally's import of vouchers asks for, as far as it is known without Tally at hand. */
const envelope = element({
  HEADER: element({ TALLYREQUEST: leaf(oneOf('Import Data')) }),
  BODY: element({
    IMPORTDATA: element({
      REQUESTDESC: element({
        REPORTNAME: leaf(oneOf('Vouchers')),
        STATICVARIABLES: element({ SVCURRENTCOMPANY: leaf(anyName) }),
      }),
      REQUESTDATA: element({ TALLYMESSAGE: list(0, 100_000, message) }, ['TALLYMESSAGE']),
    }),
  }),
})

/** What of a day's file breaks the schema; debits and credits of a voucher have to be equal as well. */
export function faultsOfTallyDay(xml: string): string[] {
  const read = readXml(xml)
  return read?.name === 'ENVELOPE' ? envelope(read, 'ENVELOPE') : ['xml']
}
