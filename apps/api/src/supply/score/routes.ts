import { fetchItemScore, fetchOwnScore, fetchQuoteScores } from '@lohahaat/contract/supply/score/score-cards'
import { route } from '../../platform/http/route'
import { loadItemScore, loadOwnScore, loadQuoteScores } from './score-cards'

export default [
  route(fetchQuoteScores, ({ db, actor, input }) => loadQuoteScores(db, actor, input.enquiryId)),
  route(fetchItemScore, ({ db, at, input }) => loadItemScore(db, input.itemId, at)),
  route(fetchOwnScore, ({ db, actor }) => loadOwnScore(db, actor)),
]
