import { fetchOwnScore } from '@lohahaat/contract/supply/score/score-cards'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { Link } from 'react-router'
import type { Api } from '../../../api/api'
import { Card } from '../../../ui/card'
import { ScoreLine } from './score-line'
import { texts } from './texts'

export type OwnScoreCard = ResponseOf<typeof fetchOwnScore>

/** For the loader of a desk. */
export const loadOwnScore = (api: Api) => api.send(fetchOwnScore)

/** A desk's part: what buyers see of the supplier. */
export const OwnScore = ({ score }: { score: OwnScoreCard }) => (
  <Card title={texts.title}>
    <ScoreLine score={score} />
    <p className="mt-3">
      <Link to="/supplier/score" className="link">
        {texts.how}
      </Link>
    </p>
  </Card>
)
