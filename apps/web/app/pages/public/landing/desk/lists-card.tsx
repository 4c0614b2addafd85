import type { BuyerDesk, MovedList } from '@lohahaat/contract/site/desks/buyer-desk'
import { formatIstDate } from '@lohahaat/domain/platform/ist'
import { Link } from 'react-router'
import { LIST_PATH } from '../../../../api/pasted-list'
import { formatRate } from '../../../../parts/catalogue/product/rate'
import { formatTons } from '../../../../parts/platform/format'
import { Sentence } from '../../../../ui/sentence'
import { DeskCard, NoRows } from '../../../../parts/platform/desk-card'
import { Move } from './move'
import { texts } from './texts'

export function ListsCard({ lists: { total, shown } }: Pick<BuyerDesk, 'lists'>) {
  return (
    <DeskCard
      title={texts.lists.title}
      aside={
        <Link to={LIST_PATH} className="link">
          {texts.lists.newList}
        </Link>
      }
      foot={
        total > 0 && (
          <Link to="/lists" className="link">
            {texts.lists.all(total)}
          </Link>
        )
      }
    >
      {total === 0 ? (
        <NoRows>{texts.lists.none}</NoRows>
      ) : (
        <ul>
          {shown.map((list) => (
            <li
              key={list.listId}
              className="relative border-t border-line px-4 py-2.5 text-sm leading-5 hover:bg-paper"
            >
              <List list={list} />
            </li>
          ))}
        </ul>
      )}
    </DeskCard>
  )
}

function List({ list: { listId, name, lineCount, keptAt, tons, amount, move, gone } }: { list: MovedList }) {
  const day = formatIstDate(keptAt)
  return (
    <>
      <div className="flex justify-between gap-4 font-semibold">
        <Link to={`/list?kept=${listId}`} className="min-w-0 truncate after:absolute after:inset-0 hover:underline">
          {name}
        </Link>
        {amount > 0 && <span>{formatRate(amount)}</span>}
      </div>
      <div className="flex flex-wrap justify-between gap-x-4 text-ink-soft">
        <span>{texts.lists.about(lineCount, formatTons(tons))}</span>
        <span className="ml-auto">
          {amount === 0 ? (
            texts.lists.notPriced
          ) : move === 0 ? (
            texts.lists.noMove(day)
          ) : (
            <Sentence text={texts.lists.since(day)} marks={{ move: () => <Move amount={move} /> }} />
          )}
        </span>
      </div>
      {gone > 0 && amount > 0 && <p className="text-right text-amber">{texts.lists.gone(gone)}</p>}
    </>
  )
}
