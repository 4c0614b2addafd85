import { IstTime } from '../../platform/ist-time'
import { Stars } from './stars'
import { texts } from './texts'

interface RatingTextProps {
  rating: { stars: number; comment: string | null; ratedAt: string; answer: string | null }
}

/** What a buyer said, and what the seller answered. */
export const RatingText = ({ rating: { stars, comment, ratedAt, answer } }: RatingTextProps) => (
  <div className="min-w-0 wrap-anywhere">
    <p>
      <Stars stars={stars} />{' '}
      <span className="text-sm text-ink-soft">
        <IstTime instant={ratedAt} />
      </span>
    </p>
    {comment !== null && <p>{comment}</p>}
    {answer !== null && (
      <p className="mt-1 border-l-2 border-line pl-3 text-[0.9375rem]">
        <span className="text-ink-soft">{texts.answered}</span> {answer}
      </p>
    )}
  </div>
)
