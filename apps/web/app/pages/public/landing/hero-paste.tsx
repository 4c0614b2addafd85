import { type SubmitEvent, useId } from 'react'
import { useHref, useNavigate } from 'react-router'
import { LIST_PATH, storePastedList } from '../../../api/pasted-list'
import { buttonClass } from '../../../ui/button-class'
import { texts } from './texts'

/** A list pasted here is priced on the screen of its own. Without scripts the form leads there, empty. */
export function HeroPaste({ note, className }: { note?: string; className: string }) {
  const id = useId()
  const navigate = useNavigate()

  function price(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const pasted = new FormData(event.currentTarget).get('list')
    if (typeof pasted === 'string') storePastedList(pasted)
    void navigate(LIST_PATH)
  }

  return (
    <form
      action={useHref(LIST_PATH)}
      onSubmit={price}
      className={`overflow-hidden rounded-box bg-card text-ink ${className}`}
    >
      <div className="flex items-baseline justify-between gap-3 border-b border-line px-4 py-2.5">
        <label htmlFor={id} className="font-semibold whitespace-nowrap">
          {texts.yourList}
        </label>
        <span className="text-right text-sm text-ink-soft">{texts.listKinds}</span>
      </div>
      <textarea
        id={id}
        name="list"
        rows={4}
        required
        placeholder={texts.listExample}
        className="block w-full resize-none bg-card px-4 py-2.5 leading-7 outline-offset-[-2px] placeholder:text-ink-soft"
      />
      <div className="flex items-center justify-between gap-3 border-t border-line px-4 py-2.5">
        <span className="text-sm text-ink-soft">{note}</span>
        <button type="submit" className={buttonClass({ variant: 'main' })}>
          {texts.priceList}
        </button>
      </div>
    </form>
  )
}
