import { fetchConsignments } from '@lohahaat/contract/fulfilment/consignments/consignments'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { browserApi } from '../../../api/browser-api'
import { DeskCard } from '../../platform/desk-card'
import { texts } from './texts'

/** The states in which somebody here has something to do, or to wait for. */
const states = ['Planned', 'Loaded', 'Dispatched', 'Received'] as const

interface TrucksCardProps {
  of: 'sales' | 'all'
  path: '/supplier/consignments' | '/consignments'
}

/** How many trucks stand where. Loaded once the desk is drawn; without figures the links are still there. */
export function TrucksCard({ of, path }: TrucksCardProps) {
  const counts = useCounts(of)
  return (
    <DeskCard
      title={texts.title}
      aside={
        <Link to={path} className="link">
          {texts.all}
        </Link>
      }
    >
      <ul className="grid gap-1 border-t border-line px-4 py-3 text-[0.9375rem]">
        {states.map((state, at) => (
          <li key={state} className="flex items-baseline gap-3">
            <span className="w-10 text-right text-lg font-semibold text-steel">
              {counts ? formatCount(counts[at] ?? 0) : '–'}
            </span>
            <Link to={`${path}?state=${state}`} className="link">
              {texts.states[state]}
            </Link>
          </li>
        ))}
      </ul>
    </DeskCard>
  )
}

function useCounts(of: 'sales' | 'all') {
  const [counts, setCounts] = useState<readonly number[] | null>(null)
  useEffect(() => {
    let isLeft = false
    const countOf = (state: (typeof states)[number]) =>
      browserApi.sendPaged(fetchConsignments, { page: 1, pageSize: 1, of, state }).then(({ total }) => total)
    void Promise.all(states.map(countOf)).then(
      (loaded) => isLeft || setCounts(loaded),
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [of])
  return counts
}
