import type { Account, AccountFormat } from '@lohahaat/contract/billing/accounts/account'
import type { AnsweredFile } from '@lohahaat/contract/platform/answered-file'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { writeDocument } from '../../documents/write-document'
import { countOrRefuse } from '../../platform/http/limits/limits'
import type { Services } from '../../platform/http/services'
import { type Cell, writeXlsx } from '../../platform/spreadsheets/write-sheet'
import type { AccountOf } from './account.repository'
import { loadAccount, type AskedDays } from './load-account'
import { placeOf } from './place-of-party'
import { texts } from './texts'

const mediaTypes: Record<AccountFormat, string> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** An account to print or to calculate with. */
export async function writeAccountFile(
  { db, limits, seller }: Pick<Services, 'db' | 'limits' | 'seller'>,
  actor: Actor,
  of: AccountOf,
  { format, ...asked }: AskedDays & { format: AccountFormat },
): Promise<AnsweredFile> {
  await countOrRefuse(limits.exportsPerUser, 'exports', actor.userId)
  const account = await loadAccount(db, of, asked, actor.at)
  const isSupplier = 'sellerId' in of
  const { name, address, gstNumber } = seller
  const bytes =
    format === 'pdf'
      ? await writeDocument(actor.userId, {
          kind: 'account',
          printed: { account, isSupplier, place: await placeOf(db, of), house: { name, address, gstNumber } },
        })
      : new Uint8Array(await writeSheet(account))
  return { name: `lohahaat-account-${account.to}.${format}`, mediaType: mediaTypes[format], bytes }
}

/** The movements between opening and closing, then what is open. */
function writeSheet({ from, to, opening, closing, debits, credits, movements, openBills, advance }: Account) {
  const rows: Cell[][] = [
    [from, texts.opening, null, null, null, opening],
    ...movements.map(({ on, kind, documentNo, debit, credit, balance }) => [
      ...[on, texts.kinds[kind], documentNo],
      ...[debit || null, credit || null, balance],
    ]),
    [to, texts.closing, null, debits, credits, closing],
    [],
    [texts.issued, texts.open, texts.number, texts.amount, texts.due, texts.left],
    ...openBills.map(({ issuedOn, number, amount, dueOn, open }) => [issuedOn, null, number, amount, dueOn, open]),
    [null, texts.advance, null, null, null, advance],
  ]
  return writeXlsx([texts.day, texts.what, texts.number, texts.debit, texts.credit, texts.balance], rows)
}
