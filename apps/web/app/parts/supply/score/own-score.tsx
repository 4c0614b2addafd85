import { fetchOwnScore } from '@lohahaat/contract/supply/score/score-cards'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { Link } from 'react-router'
import type { Api } from '../../../api/api'
import { DeskCard } from '../../platform/desk-card'
import { ScoreLine } from './score-line'
import { texts } from './texts'

export type OwnScoreCard = ResponseOf<typeof fetchOwnScore>

/** For the loader of a desk. */
export const loadOwnScore = (api: Api) => api.send(fetchOwnScore)

/** A desk's part: what buyers see of the supplier. */
export const OwnScore = ({ score }: { score: OwnScoreCard }) => (
  <DeskCard
    title={texts.title}
    aside={
      <Link to="/supplier/score" className="link">
        {texts.how}
      </Link>
    }
  >
    <div className="border-t border-line px-4 py-3">
      <ScoreLine score={score} />
    </div>
  </DeskCard>
)
