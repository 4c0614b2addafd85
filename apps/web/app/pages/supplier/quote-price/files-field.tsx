import { deleteQuoteFile, MOST_QUOTE_FILES } from '@lohahaat/contract/sourcing/quotes/quote-files'
import type { QuotedEnquiry } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { useRef } from 'react'
import { browserApi } from '../../../api/browser-api'
import { useAction } from '../../../parts/platform/use-action'
import { Button } from '../../../ui/button'
import { UploadIcon } from '../../../ui/work-icons'
import { RemoveButton } from '../../../ui/remove-button'
import type { QuoteForm } from './use-quote-form'
import { texts } from './texts'

interface FilesFieldProps {
  form: QuoteForm
  enquiry: QuotedEnquiry
}

/** Files that are with the quote, and those that go with it when it is saved. */
export function FilesField({ form: { files, setFiles }, enquiry }: FilesFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const { run, revalidate } = useAction(() => null)
  const saved = enquiry.quote?.files ?? []
  const room = MOST_QUOTE_FILES - saved.length - files.length
  const remove = (quoteFileId: number) =>
    run(async () => {
      await browserApi.send(deleteQuoteFile, { quoteFileId: String(quoteFileId) })
      await revalidate()
    })
  return (
    <div className="mt-2">
      <ul className="text-[0.9375rem]">
        {saved.map(({ quoteFileId, fileName }) => (
          <FileLine key={quoteFileId} name={fileName} onRemove={() => remove(quoteFileId)} />
        ))}
        {files.map((file, at) => (
          <FileLine
            key={`${file.name} ${at}`}
            name={file.name}
            onRemove={() => setFiles(files.filter((other) => other !== file))}
          />
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        hidden
        onChange={({ currentTarget }) => {
          setFiles([...files, ...(currentTarget.files ?? [])].slice(0, MOST_QUOTE_FILES))
          currentTarget.value = ''
        }}
      />
      <Button size="small" disabled={room <= 0} onClick={() => input.current?.click()}>
        <UploadIcon className="size-4.5" />
        {texts.files.add}
      </Button>
      <p className="mt-1 text-sm text-ink-soft">{texts.files.hint(MOST_QUOTE_FILES)}</p>
    </div>
  )
}

function FileLine({ name, onRemove }: { name: string; onRemove: () => unknown }) {
  return (
    <li className="flex items-center justify-between gap-2">
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <RemoveButton aria-label={texts.files.remove(name)} onClick={onRemove} />
    </li>
  )
}
