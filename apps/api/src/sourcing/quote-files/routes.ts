import {
  addQuoteFile as addQuoteFileCall,
  deleteQuoteFile as deleteQuoteFileCall,
  fetchQuoteFile,
} from '@lohahaat/contract/sourcing/quotes/quote-files'
import { countOrRefuse } from '../../platform/http/limits/limits'
import { route } from '../../platform/http/route'
import { addQuoteFile, deleteQuoteFile, loadQuoteFile } from './quote-files'

export default [
  route(addQuoteFileCall, async ({ db, storage, uploadQuotaMb, limits, actor, input, upload }) => {
    await countOrRefuse(limits.quotesPerUser, 'quotes', actor.userId)
    return addQuoteFile({ db, storage, uploadQuotaMb }, actor, input.enquiryId, upload)
  }),
  route(fetchQuoteFile, ({ db, storage, actor, input }) => loadQuoteFile({ db, storage }, actor, input.quoteFileId)),
  route(deleteQuoteFileCall, ({ db, actor, input }) => deleteQuoteFile(db, actor, input.quoteFileId)),
]
