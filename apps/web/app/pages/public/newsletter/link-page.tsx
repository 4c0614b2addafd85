import type { confirm } from '@lohahaat/contract/site/newsletter/confirm'
import type { unsubscribe } from '@lohahaat/contract/site/newsletter/unsubscribe'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { Page } from '../../../ui/page'
import { texts } from './texts'

interface LinkPageProps {
  words: (typeof texts)['confirm']
  call: typeof confirm | typeof unsubscribe
}

/** The target of a mailed link. It acts only after a press on the button, since mail scanners open every link. */
export function LinkPage({ words, call }: LinkPageProps) {
  const [search] = useSearchParams()
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open')
  const [problem, setProblem] = useState('')

  async function press() {
    setState('busy')
    setProblem('')
    try {
      await browserApi.send(call, { token: search.get('token') ?? '' })
      setState('done')
    } catch (error) {
      setProblem(errorText(error))
      setState('open')
    }
  }

  const isDone = state === 'done'
  return (
    <Page
      title={isDone ? words.doneTitle : words.title}
      intro={<span aria-live="polite">{isDone ? words.done : words.intro}</span>}
    >
      {isDone ? (
        <Link to="/" className={buttonClass()}>
          {texts.home}
        </Link>
      ) : (
        <Button variant="main" busy={state === 'busy'} onClick={press}>
          {words.button}
        </Button>
      )}
      <p role="alert" className="mt-4 min-h-6 font-medium text-red">
        {problem}
      </p>
    </Page>
  )
}
