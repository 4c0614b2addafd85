import type { AnsweredLine } from '@lohahaat/contract/supply/orders/refused-lines'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import { Link } from 'react-router'
import { Card } from '../../../ui/card'
import { type Column, Table } from '../../../ui/lists/table'
import { Sentence } from '../../../ui/sentence'
import { IstTime } from '../../platform/ist-time'
import { LineStateBadge } from './line-state-badge'
import { texts } from './texts'

/** For administrators: what the suppliers of an order said. Nothing where none was asked. */
export function LineAnswers({ answers }: { answers: readonly AnsweredLine[] }) {
  if (answers.length === 0) return null
  return (
    <Card title={texts.answers.title} className="print:hidden">
      <Table
        caption={texts.answers.table}
        columns={columns()}
        rows={answers}
        keyOf={({ orderLineId, sellerName }) => `${orderLineId} ${sellerName}`}
        dense
      />
      {answers.some(({ isOpen }) => isOpen) && (
        <Link to="/refusedLines" className="link mt-3 inline-block">
          {texts.answers.refusedLines}
        </Link>
      )}
    </Card>
  )
}

const columns = (): readonly Column<AnsweredLine>[] => [
  { title: texts.answers.line, cell: nameItem },
  { title: texts.answers.supplier, cell: ({ sellerName }) => sellerName },
  { title: texts.answers.state, cell: (line) => <Answer line={line} /> },
]

export function Answer({ line: { state, answerBy, answeredAt, answeredBy, reason } }: { line: AnsweredLine }) {
  const said = [answeredBy, reason].filter(Boolean).join(': ')
  return (
    <>
      <LineStateBadge state={state} />
      <p className="text-sm wrap-anywhere text-ink-soft">
        {state === 'Waiting' ? (
          <Sentence text={texts.answers.until} marks={{ time: () => <IstTime instant={answerBy} /> }} />
        ) : (
          answeredAt && <IstTime instant={answeredAt} />
        )}
      </p>
      {said && <p className="text-sm wrap-anywhere text-ink-soft">{said}</p>}
    </>
  )
}
