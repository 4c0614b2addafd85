import { fetchSellerStatementFile, type Statement } from '@lohahaat/contract/supply/statements/statement'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { browserApi } from '../../../api/browser-api'
import { StatementFiles } from '../../../parts/supply/statements/statement-files'
import { StatementView } from '../../../parts/supply/statements/statement-view'
import { Page } from '../../../ui/page'
import { texts } from './texts'

interface SellerStatementProps {
  statement: Statement
  sellerId: number
  monthField: ReactNode
}

/** The statement of one seller, as he sees it. */
export function SellerStatement({ statement, sellerId, monthField }: SellerStatementProps) {
  const { month, sellerName } = statement
  return (
    <Page
      title={sellerName}
      intro={
        <Link to={`/statements?month=${month}`} className="link">
          {texts.all}
        </Link>
      }
      action={
        <StatementFiles
          fetchFile={(format) => browserApi.download(fetchSellerStatementFile, { sellerId, month, format })}
        />
      }
    >
      {monthField}
      <StatementView key={month} statement={statement} />
    </Page>
  )
}
