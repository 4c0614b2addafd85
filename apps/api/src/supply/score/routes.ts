import { fetchItemScore, fetchOwnScore, fetchScoreCards } from '@lohahaat/contract/supply/score/score-cards'
import { route } from '../../platform/http/route'
import { loadItemScore, loadOwnScore, loadScoreCards } from './score-cards'

export default [
  route(fetchScoreCards, ({ db, at, input }) => loadScoreCards(db, input.sellerIds, at)),
  route(fetchItemScore, ({ db, at, input }) => loadItemScore(db, input.itemId, at)),
  route(fetchOwnScore, ({ db, actor }) => loadOwnScore(db, actor)),
]
