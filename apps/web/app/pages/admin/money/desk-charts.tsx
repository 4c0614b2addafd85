import type { fetchMoneyDesk } from '@lohahaat/contract/billing/money-desk/money-desk'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { MonthBars } from './month-bars'
import { texts } from './texts'

const money = (amount: number) => formatRupees(rupees(amount))

/** What is owed both ways, the commission and the tax. */
export function DeskCharts({ desk: { months, receivable, payable } }: { desk: ResponseOf<typeof fetchMoneyDesk> }) {
  const now = months.at(-1)
  const tax = formatRupees(rupees(now?.outputTax ?? 0) - rupees(now?.inputTax ?? 0))
  const { charts, figures } = texts
  return (
    <div className="grid gap-6 sm:grid-cols-2 desk:grid-cols-4">
      <MonthBars
        title={charts.receivable}
        figure={money(receivable)}
        hint={figures.receivable}
        months={months}
        series={[{ of: (month) => month.receivable }]}
      />
      <MonthBars
        title={charts.payable}
        figure={money(payable)}
        hint={figures.payable}
        months={months}
        series={[{ of: (month) => month.payable }]}
      />
      <MonthBars
        title={charts.commission}
        figure={money(now?.commission ?? 0)}
        hint={figures.commission}
        months={months}
        series={[{ of: (month) => month.commission }]}
      />
      <MonthBars
        title={charts.tax}
        figure={tax}
        hint={figures.tax}
        months={months}
        series={[
          { label: texts.outputTax, of: (month) => month.outputTax },
          { label: texts.inputTax, of: (month) => month.inputTax },
        ]}
      />
    </div>
  )
}
