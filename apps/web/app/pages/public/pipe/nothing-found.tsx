import { catalogueMessages } from '@lohahaat/contract/platform/messages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button-class'
import { EmptyState } from '../../../ui/messages/states'
import { texts } from './texts'

interface NothingFoundProps {
  to: string
  children: ReactNode
}

export function NothingFound({ to, children }: NothingFoundProps) {
  return (
    <EmptyState title={catalogueMessages.nothingFound}>
      <p>{children}</p>
      <Link to={to} className={`mt-5 ${buttonClass()}`}>
        {texts.viewAll}
      </Link>
    </EmptyState>
  )
}
