import { fetchStatement, type Statement } from '@lohahaat/contract/supply/statements/statement'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { Link } from 'react-router'
import type { Api } from '../../../api/api'
import { DeskCard } from '../../platform/desk-card'
import { formatMonth, readMonth } from './months'
import { texts } from './texts'

/** For the loader of a desk: this month's statement. */
export const loadMoneyDue = (api: Api) =>
  api.send(fetchStatement, { month: readMonth(new URLSearchParams(), new Date()) })

/** A desk's part: what the supplier is paid of this month's lines that he accepted. */
export const MoneyDue = ({ statement: { month, due } }: { statement: Statement }) => (
  <DeskCard
    title={texts.due}
    aside={
      <Link to="/supplier/statement" className="link">
        {texts.toStatement}
      </Link>
    }
  >
    <div className="border-t border-line px-4 py-3">
      <p className="text-2xl font-semibold tabular-nums">{formatRupees(rupees(due))}</p>
      <p className="text-sm text-ink-soft">{texts.dueIn(formatMonth(month))}</p>
    </div>
  </DeskCard>
)
