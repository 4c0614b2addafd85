import type { Db } from '../../platform/db/db'
import type { Answer } from '../../platform/http/answer'
import { hashToken, randomToken } from '../../platform/http/secrets'
import { Refusal } from '../../platform/refusal'
import { renewSecrets } from './sessions.repository'

/**
 * For somebody signed in who has just proved anew who he is, in the transaction that took his proof. Both secrets change:
 * whoever got hold of the old ones must not gain the rights that come back. `announce` tells his browser, and is called
 * once that transaction has been committed.
 */
export async function renewSession(tx: Db, sessionId: number, at: Date, proof: 'code' | 'passkey' = 'code') {
  const [key, cookie] = [randomToken(), randomToken()]
  const secrets = { keyHash: hashToken(key), cookieHash: hashToken(cookie) }
  const proved = { authenticatedAt: at, ...(proof === 'passkey' && { passkeyAt: at }) }
  if (!(await renewSecrets(tx, sessionId, { ...secrets, ...proved }))) throw new Refusal('notSignedIn')
  return { announce: (answer: Pick<Answer, 'startSession'>) => answer.startSession(cookie, { UserKey: key }) }
}
