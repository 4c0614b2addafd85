import type { Answer } from '../../platform/http/answer'
import type { Services } from '../../platform/http/services'
import type { Visitor } from '../../platform/http/visitor'
import type { CallSecurity } from '../../platform/security-log/security-of-calls'

/** Somebody who proves who he is: from where and when, and how his browser and the security log are told. */
export interface Visit extends Services {
  visitor: Visitor
  at: Date
  answer: Pick<Answer, 'startSession' | 'rememberDevice' | 'bindPasskey'>
  security: CallSecurity
}
