import { fromUnits } from '../../platform/decimal'
import type { Account } from '../ledger/accounts'
import type { Posting, PostingKind } from '../ledger/posting'
import { writeXml, type Element } from './xml'

/** How the books in Tally name things. The account of a party is its own ledger. */
export interface TallyNames {
  company: string
  ledgers: Readonly<Record<Exclude<Account, 'receivable' | 'payable'>, string>>
  voucherTypes: Readonly<Record<PostingKind, string>>
}

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
    purchase: 'Purchase',
    payment: 'Payment',
    commission: 'Journal',
    cancellation: 'Journal',
  },
}

/**
 * The vouchers of one day as Tally imports them, the whole of the books: what was cancelled goes with the journal that takes
 * it back. `ledgerOf` is the party's ledger there.
 */
export function tallyDay<P extends Posting>(
  postings: readonly P[],
  { day, ledgerOf }: { day: string; ledgerOf: (posting: P) => string },
  names: TallyNames,
): string {
  const vouchers = postings
    .filter(({ on, entries }) => on === day && entries.length > 0)
    .map((posting) => voucherOf(posting, ledgerOf(posting), names))
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

function voucherOf(posting: Posting, party: string, names: TallyNames): Element {
  const type = names.voucherTypes[posting.kind]
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
