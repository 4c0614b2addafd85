import {
  confirmBankRow,
  fetchBankRows,
  ignoreBankRow,
  uploadBankStatement,
} from '@lohahaat/contract/billing/bank/bank-rows'
import { route } from '../../platform/http/route'
import { keepStatement } from './bank-statement'
import { confirmRow, ignoreRow } from './decide-row'
import { listRows } from './read-rows'

export default [
  route(uploadBankStatement, ({ db, actor, upload }) => keepStatement(db, actor, upload)),
  route(fetchBankRows, async ({ db, input, answer }) => answer.page(await listRows(db, input))),
  route(confirmBankRow, ({ db, actor, input }) => confirmRow(db, actor, input)),
  route(ignoreBankRow, ({ db, actor, input: { bankRowId } }) => ignoreRow(db, actor, bankRowId)),
]
