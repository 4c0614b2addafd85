import {
  fetchCreditors,
  fetchDebtors,
  fetchMoneyDesk,
  fetchMoneyDeskFile,
} from '@lohahaat/contract/billing/money-desk/money-desk'
import { route } from '../../platform/http/route'
import { listCreditors, listDebtors, loadMoneyDesk, writeMoneyDesk } from './money-desk'

export default [
  route(fetchMoneyDesk, ({ db, at }) => loadMoneyDesk(db, at)),
  route(fetchMoneyDeskFile, ({ db, limits, actor, input: { format } }) =>
    writeMoneyDesk({ db, limits }, actor, format),
  ),
  route(fetchDebtors, async ({ db, input, answer }) => answer.page(await listDebtors(db, input))),
  route(fetchCreditors, async ({ db, input, answer }) => answer.page(await listCreditors(db, input))),
]
