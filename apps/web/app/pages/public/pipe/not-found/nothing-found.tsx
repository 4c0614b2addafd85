import { catalogueMessages } from '@lohahaat/contract/platform/messages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../../../ui/button-class'
import { EmptyState } from '../../../../ui/messages/states'
import { AskSuppliers } from './ask-suppliers'
import { texts } from './texts'

interface NothingFoundProps {
  to: string
  /** What was searched for. */
  search?: string
  /** Why; by default because nothing matches. */
  children?: ReactNode
}

export default function NothingFound({ to, search = '', children = texts.nothingFoundHint }: NothingFoundProps) {
  return (
    <EmptyState title={catalogueMessages.nothingFound}>
      <p>{children}</p>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        {search && <AskSuppliers search={search} variant="main" />}
        <Link to={to} className={buttonClass()}>
          {texts.viewAll}
        </Link>
      </div>
    </EmptyState>
  )
}
