import { fromUnits } from '../../platform/decimal'
import type { Account } from '../ledger/accounts'
import type { Posting, PostingKind } from '../ledger/posting'
import { writeXml, type Element } from './xml'

/** How the books in Tally name things. The account of a party is its own ledger. */
export interface TallyNames {
  company: string
  ledgers: Readonly<Record<Exclude<Account, 'receivable' | 'payable'>, string>>
  voucherTypes: Readonly<Record<VoucherKind, string>>
}

/** What is sent: sales and what came in for them. Cancelled documents go as the journal that takes them back. */
const voucherKinds = [
  'invoice',
  'credit',
  'debit',
  'receipt',
  'tds',
  'cancellation',
] as const satisfies readonly PostingKind[]

type VoucherKind = (typeof voucherKinds)[number]

export const usualTallyNames: TallyNames = {
  company: 'LohaHaat',
  ledgers: {
    bank: 'Bank',
    adjustments: 'Adjustments',
    sales: 'Sales of pipes',
    purchases: 'Purchases of pipes',
    commission: 'Commission received',
    outputIgst: 'Output IGST',
    outputCgst: 'Output CGST',
    outputSgst: 'Output SGST',
    inputGst: 'Input GST',
    roundOff: 'Round off',
    tdsReceivable: 'TDS receivable',
    tdsPayable: 'TDS payable',
  },
  voucherTypes: {
    invoice: 'Sales',
    credit: 'Credit Note',
    debit: 'Debit Note',
    receipt: 'Receipt',
    tds: 'Journal',
    cancellation: 'Journal',
  },
}

const isVoucher = (kind: PostingKind): kind is VoucherKind => voucherKinds.some((each) => each === kind)

/** The vouchers of one day as Tally imports them. `ledgerOf` is the party's ledger there. */
export function tallyDay(
  postings: readonly Posting[],
  { day, ledgerOf }: { day: string; ledgerOf: (partyId: number) => string },
  names: TallyNames,
): string {
  const vouchers = postings
    .filter(({ on, entries }) => on === day && entries.length > 0)
    .flatMap((posting) =>
      isVoucher(posting.kind) ? [voucherOf(posting, posting.kind, ledgerOf(posting.partyId), names)] : [],
    )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(envelope(names.company, vouchers))}`
}

const element = (name: string, content: string | readonly Element[]): Element => ({ name, content })

const envelope = (company: string, vouchers: readonly Element[]) =>
  element('ENVELOPE', [
    element('HEADER', [element('TALLYREQUEST', 'Import Data')]),
    element('BODY', [
      element('IMPORTDATA', [
        element('REQUESTDESC', [
          element('REPORTNAME', 'Vouchers'),
          element('STATICVARIABLES', [element('SVCURRENTCOMPANY', company)]),
        ]),
        element(
          'REQUESTDATA',
          vouchers.map((voucher) => ({
            name: 'TALLYMESSAGE',
            attributes: { 'xmlns:UDF': 'TallyUDF' },
            content: [voucher],
          })),
        ),
      ]),
    ]),
  ])

function voucherOf(posting: Posting, kind: VoucherKind, party: string, names: TallyNames): Element {
  const type = names.voucherTypes[kind]
  return {
    name: 'VOUCHER',
    attributes: { VCHTYPE: type, ACTION: 'Create' },
    content: [
      element('DATE', posting.on.replaceAll('-', '')),
      element('VOUCHERTYPENAME', type),
      element('VOUCHERNUMBER', posting.documentNo),
      element('REFERENCE', posting.documentNo),
      element('PARTYLEDGERNAME', party),
      ...posting.entries.map(({ account, paise }) => {
        const ledger = account === 'receivable' || account === 'payable' ? party : names.ledgers[account]
        return ledgerEntry(ledger, paise)
      }),
    ],
  }
}

/** Tally writes debits below zero and calls them deemed positive. */
const ledgerEntry = (ledger: string, paise: bigint) =>
  element('ALLLEDGERENTRIES.LIST', [
    element('LEDGERNAME', ledger),
    element('ISDEEMEDPOSITIVE', paise > 0n ? 'Yes' : 'No'),
    element('AMOUNT', fromUnits(-paise, 2)),
  ])
