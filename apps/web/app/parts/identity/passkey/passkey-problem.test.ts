import { expect, test } from 'vitest'
import { ApiError } from '../../../api/api-error'
import { passkeyProblem } from './passkey-problem'
import { texts } from './texts'

const named = (name: string) => Object.assign(new Error('in the browser’s own words'), { name })

test.each([
  { say: 'a refusal of the server', error: new ApiError(400, 'That took too long.'), text: 'That took too long.' },
  { say: 'a dialog that was closed', error: named('NotAllowedError'), text: texts.notAdded },
  { say: 'a dialog that another took the place of', error: named('AbortError'), text: texts.notAdded },
  { say: 'a device that has one already', error: named('InvalidStateError'), text: texts.hasOne },
  { say: 'a browser that can’t', error: named('SecurityError'), text: texts.failed },
  { say: 'something that is no error', error: 'no', text: texts.failed },
])('$say', ({ error, text }) => {
  expect(passkeyProblem(error, texts.notAdded)).toBe(text)
})
