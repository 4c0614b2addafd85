import type { Db } from '../../platform/db/db'
import type { Answer } from '../../platform/http/answer'
import { hashToken, randomToken } from '../../platform/http/secrets'
import { Refusal } from '../../platform/refusal'
import { renewSecrets } from './sessions.repository'

/**
 * For a signed-in user who has just confirmed the sign-in, in the same transaction. Both secrets change: somebody who
 * stole the old ones must not gain the restored rights. Call `announce`, which sets the cookies, after the commit.
 */
export async function renewSession(tx: Db, sessionId: number, at: Date, proof: 'code' | 'passkey' = 'code') {
  const [key, cookie] = [randomToken(), randomToken()]
  const secrets = { keyHash: hashToken(key), cookieHash: hashToken(cookie) }
  const proved = { authenticatedAt: at, ...(proof === 'passkey' && { passkeyAt: at }) }
  if (!(await renewSecrets(tx, sessionId, { ...secrets, ...proved }))) throw new Refusal('notSignedIn')
  return { announce: (answer: Pick<Answer, 'startSession'>) => answer.startSession(cookie, { UserKey: key }) }
}
