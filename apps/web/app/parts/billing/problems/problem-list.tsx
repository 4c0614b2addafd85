import type { MendedAt, Problem } from '@lohahaat/contract/billing/problems/problem'
import { Link } from 'react-router'
import { texts } from './texts'

/** What of a document leads to where its problems are mended. */
interface Places {
  invoiceId: number
  orderId: number
  consignmentId: number
  sellerId: number | null
}

interface ProblemListProps {
  title: string
  problems: readonly Problem[]
  places: Places
  isAdmin: boolean
  /** Problems stop the file; warnings don't. */
  tone: 'red' | 'amber'
}

const tones = { red: 'border-red bg-red-wash', amber: 'border-amber bg-amber-wash' } as const

/** What to mend before a file can be written, each with the way to where it is mended. */
export function ProblemList({ title, problems, places, isAdmin, tone }: ProblemListProps) {
  if (problems.length === 0) return null
  const isFrozen = tone === 'red' && problems.some(({ mendedAt }) => mendedAt !== 'consignment')
  return (
    <section className={`rounded-box border-l-4 px-4 py-3 ${tones[tone]}`}>
      <h3 className="text-base">{title}</h3>
      <ul className="mt-1.5 grid gap-2 text-[0.9375rem]">
        {problems.map(({ field, kind, text, mendedAt }) => (
          <li key={`${field} ${kind}`} className="wrap-anywhere">
            {text} <Mend at={mendedAt} places={places} isAdmin={isAdmin} />
          </li>
        ))}
      </ul>
      {isFrozen && <p className="mt-2 text-sm">{texts.anew}</p>}
    </section>
  )
}

function Mend({ at, places, isAdmin }: { at: MendedAt; places: Places; isAdmin: boolean }) {
  const path = pathOf(at, places, isAdmin)
  if (path === null) return <span className="text-ink-soft">{texts.mend[at]}</span>
  return (
    <Link to={path} className="link font-medium">
      {texts.mend[at]}
    </Link>
  )
}

/** Suppliers mend their trucks; the rest is the administrator's. */
function pathOf(at: MendedAt, { orderId, consignmentId, sellerId, invoiceId }: Places, isAdmin: boolean) {
  if (at === 'consignment')
    return isAdmin ? `/consignments/${consignmentId}` : `/supplier/consignments/${consignmentId}`
  if (at === 'invoice') return `/invoice/${invoiceId}`
  if (!isAdmin) return null
  if (at === 'order') return `/orderDetails/${orderId}`
  if (at === 'seller') return sellerId === null ? '/sellers' : `/seller/${sellerId}`
  return at === 'einvoice' ? '#e-invoice' : null
}
