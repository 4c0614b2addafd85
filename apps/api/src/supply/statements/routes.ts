import {
  fetchSellerStatement,
  fetchSellerStatementFile,
  fetchStatement,
  fetchStatementFile,
  fetchStatements,
} from '@lohahaat/contract/supply/statements/statement'
import { route } from '../../platform/http/route'
import { sellerIdOf } from '../seller-of'
import { listStatements, loadStatement } from './load-statement'
import { writeStatementFile } from './statement-file'

export default [
  route(fetchStatement, ({ db, actor, input: { month } }) =>
    loadStatement(db, { sellerId: sellerIdOf(actor), month, at: actor.at }),
  ),
  route(fetchStatementFile, ({ db, limits, seller, actor, input }) =>
    writeStatementFile({ db, limits, seller }, actor, { ...input, sellerId: sellerIdOf(actor) }),
  ),
  route(fetchStatements, async ({ db, at, input, answer }) => answer.page(await listStatements(db, { ...input, at }))),
  route(fetchSellerStatement, ({ db, at, input }) => loadStatement(db, { ...input, at })),
  route(fetchSellerStatementFile, ({ db, limits, seller, actor, input }) =>
    writeStatementFile({ db, limits, seller }, actor, input),
  ),
]
