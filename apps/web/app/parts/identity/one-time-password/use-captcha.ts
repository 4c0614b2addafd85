import { useCallback, useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { type Captcha, isWrongAnswer, loadCaptcha } from './captcha'

/** A sum to solve, and what was typed for it. */
export function useCaptcha(wrongText: string) {
  const [captcha, setCaptcha] = useState<Captcha | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [answer, setAnswer] = useState('')
  const [isTyping, setTyping] = useState(true)

  const renew = useCallback(async () => {
    setCaptcha(null)
    setAnswer('')
    setFailed(false)
    await loadCaptcha(browserApi).then(setCaptcha, () => setFailed(true))
  }, [])

  return {
    question: captcha?.question,
    sum: captcha?.sum,
    hasFailed,
    answer,
    error: captcha && isWrongAnswer(answer, captcha, isTyping) ? wrongText : undefined,
    renew,
    type(text: string) {
      setTyping(true)
      setAnswer(text)
    },
    leave: () => setTyping(false),
  }
}
