import { Link } from 'react-router'
import { company } from '../../../company'
import { site } from '../../../site'
import { Sentence } from '../../../ui/sentence'

const within = (to: string) =>
  function PageLink(words: string) {
    return (
      <Link to={to} className="link">
        {words}
      </Link>
    )
  }

const outside = (href: string) =>
  function AddressLink(words: string) {
    return (
      <a href={href} className="link">
        {words}
      </a>
    )
  }

const marks = {
  terms: within('/termsandConditions'),
  privacy: within('/privacyPolicy'),
  legal: within('/legal'),
  contact: within('/contact'),
  orders: within('/myOrdersList'),
  profile: within('/profile'),
  settings: within('/settings'),
  support: outside(site.supportEmailLink),
  phone: outside(site.supportPhoneLink),
  grievance: outside(`mailto:${company.grievanceEmail}`),
}

export const ClauseWords = ({ text }: { text: string }) => <Sentence text={text} marks={marks} />
