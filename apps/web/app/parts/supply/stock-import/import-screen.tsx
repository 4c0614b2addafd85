import { MOST_IMPORTED } from '@lohahaat/contract/inventory/sheets/import-stock'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { buttonClass } from '../../../ui/button-class'
import { Page } from '../../../ui/page'
import { useStockDesk } from '../stock-desk'
import { FileStep } from './file-step'
import { ImportStep } from './import-step'
import { TemplateStep } from './template-step'
import { useStockImport } from './use-stock-import'
import { texts } from './texts'

/** A sheet of stock in three steps: everybody's, or a supplier's own. */
export function ImportScreen() {
  const { paths } = useStockDesk()
  const { state, check, importRows } = useStockImport()
  return (
    <Page
      title={texts.title}
      intro={texts.intro(MOST_IMPORTED)}
      action={
        <Link to={paths.list} className={buttonClass()}>
          {texts.backToStock}
        </Link>
      }
    >
      <ol className="grid items-start gap-4 lg:grid-cols-[22rem_1fr] lg:grid-rows-[auto_1fr]">
        <Step number={1} title={texts.template.title}>
          <TemplateStep />
        </Step>
        <Step number={2} title={texts.file.title}>
          <FileStep state={state} onFile={check} />
        </Step>
        <Step number={3} title={texts.import.title}>
          <ImportStep state={state} onImport={importRows} />
        </Step>
      </ol>
    </Page>
  )
}

interface StepProps {
  number: number
  title: string
  children: ReactNode
}

function Step({ number, title, children }: StepProps) {
  return (
    <li className="rounded-box border border-line bg-card p-5 first:lg:row-span-2 sm:p-6">
      <h2 className="mb-4 flex items-center gap-3 text-lg">
        <span
          aria-hidden="true"
          className="grid size-7 shrink-0 place-items-center rounded-full bg-steel-wash text-sm font-semibold text-steel"
        >
          {number}
        </span>
        {title}
      </h2>
      {children}
    </li>
  )
}
