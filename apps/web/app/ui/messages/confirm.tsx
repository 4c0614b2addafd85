import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react'
import { Button } from '../button'
import { Dialog } from './dialog'
import { texts } from '../texts'

interface Question {
  title: string
  text: string
  /** What follows from it, below the question. */
  note?: string
  /** The label of the confirm button. */
  action: string
  /** It deletes something: the button says so by its looks too. */
  isDanger?: true
  /** Another way on, beside confirming. */
  other?: { label: string; choose: () => unknown }
}

type Confirm = (question: Question) => Promise<boolean>

const ConfirmContext = createContext<Confirm>(() => Promise.resolve(false))

/** Asks before something that can't be undone: `if (await confirm({ … }))`. */
export const useConfirm = () => use(ConfirmContext)

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null)
  const [open, setOpen] = useState(false)
  const answer = useRef<(yes: boolean) => void>(() => {})

  const confirm = useCallback<Confirm>((asked) => {
    setQuestion(asked)
    setOpen(true)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }, [])

  function close(yes: boolean) {
    answer.current(yes)
    setOpen(false)
  }

  function chooseOther() {
    close(false)
    question?.other?.choose()
  }

  return (
    <ConfirmContext value={confirm}>
      {children}
      <Dialog open={open} title={question?.title ?? ''} onClose={() => close(false)}>
        <p className="mt-2 text-ink-soft">{question?.text}</p>
        {question?.note && <p className="mt-2 font-medium">{question.note}</p>}
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button onClick={() => close(false)}>{texts.cancel}</Button>
          {question?.other && <Button onClick={chooseOther}>{question.other.label}</Button>}
          <Button variant={question?.isDanger ? 'danger' : 'main'} onClick={() => close(true)}>
            {question?.action}
          </Button>
        </div>
      </Dialog>
    </ConfirmContext>
  )
}
