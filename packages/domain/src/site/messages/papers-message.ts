import { formatDay } from '../../platform/ist'
import { amountText, tonsText } from './figures'
import { bold, type Message, numbered, plainWords } from './message'
import { texts } from './texts'

/** A tax invoice or a note, without its parties, their addresses and the bank. */
export interface SharedPapers {
  kind: 'invoice' | 'credit' | 'debit'
  number: string
  issuedOn: string
  orderNo: string
  payable: number
  cancelledAt: string | null
  documentLines: readonly { description: string; kg: number }[]
}

/** The papers of a truck, with the amount where its owner wants that. */
export const papersMessage = (papers: SharedPapers, showsPrices: boolean): Message => ({
  title: texts.papers[papers.kind](papers.number),
  facts: [
    texts.issued(formatDay(papers.issuedOn), papers.orderNo),
    ...(papers.cancelledAt === null ? [] : [bold(texts.cancelled)]),
  ],
  lines: numbered(
    papers.documentLines.map(({ description, kg }) => [bold(plainWords(description)), tonsText(kg / 1000)].join(', ')),
  ),
  totals: showsPrices ? [bold(texts.payable(amountText(papers.payable)))] : [],
})
