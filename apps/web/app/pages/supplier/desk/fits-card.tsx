import { formatCount } from '@lohahaat/domain/platform/formats'
import { Link } from 'react-router'
import { DeskCard, NoRows } from '../../../parts/platform/desk-card'
import { FitRow, type FittingEnquiry } from '../../../parts/supply/fits/fit-row'
import { texts } from './texts'

interface FitsCardProps {
  rows: readonly FittingEnquiry[]
  total: number
  /** Nothing on the desk is more urgent. */
  isMain: boolean
}

export function FitsCard({ rows, total, isMain }: FitsCardProps) {
  const main = isMain && rows.find(({ hasQuoted }) => !hasQuoted)
  return (
    <DeskCard
      title={texts.fits.title}
      count={total}
      aside={
        <span className="flex gap-3">
          {texts.fits.best}
          {total > rows.length && (
            <Link to="/supplier/enquiries" className="link">
              {texts.fits.all(formatCount(total))}
            </Link>
          )}
        </span>
      }
    >
      {rows.length === 0 ? (
        <NoRows>{texts.fits.none}</NoRows>
      ) : (
        <ul>
          {rows.map((enquiry) => (
            <FitRow key={enquiry.enquiryId} enquiry={enquiry} isMain={enquiry === main} />
          ))}
        </ul>
      )}
    </DeskCard>
  )
}
