import { Link } from 'react-router'
import { PlusIcon } from '../../../ui/icons'
import { Sentence } from '../../../ui/sentence'
import type { Question } from './texts'

/** The targets of the links in the answers, by mark. */
const places: Readonly<Record<string, string>> = {
  home: '/',
  login: '/login',
  settings: '/settings',
  profile: '/profile',
  catalogue: '/pipe/pipe',
  cart: '/cart',
  orders: '/myOrdersList',
  enquiry: '/enquiry',
  upload: '/uploadEnquiry',
  enquiries: '/enquiryList',
  weights: '/weight-calculator',
  contact: '/contact',
  privacy: '/privacyPolicy',
}

const marks = Object.fromEntries(
  Object.entries(places).map(([name, path]) => [
    name,
    (words: string) => (
      <Link to={path} className="link">
        {words}
      </Link>
    ),
  ]),
)

export function Answer({ id, question, answer }: Question) {
  return (
    <details id={id} className="group">
      <summary className="flex items-center justify-between gap-4 py-3 font-medium">
        {question}
        <PlusIcon className="size-4.5 text-ink-soft transition-transform group-open:rotate-45" />
      </summary>
      <p className="max-w-2xl pb-4 text-ink-soft">
        <Sentence text={answer} marks={marks} />
      </p>
    </details>
  )
}
