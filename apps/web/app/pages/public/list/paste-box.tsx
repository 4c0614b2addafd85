import { LONGEST_LIST } from '@lohahaat/contract/sourcing/lists/price-list'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { FileDrop } from '../../../ui/files/file-drop'
import { TextArea } from '../../../ui/fields/text-area'
import { ProgressBar } from '../../../ui/messages/progress-bar'
import { ArrowRightIcon } from '../../../ui/icons'
import { listFiles } from './file/file-kind'
import type { List } from './use-list'
import { texts } from './texts'

/** Where a list is pasted, or dropped as a file. */
export function PasteBox({ state: { text, setText, isBusy, reading, priceText, priceFile } }: { state: List }) {
  return (
    <Card className="grid gap-x-10 gap-y-2 desk:grid-cols-[1fr_20rem]">
      <div>
        <TextArea
          label={texts.yourList}
          hint={texts.listHint}
          rows={8}
          maxLength={LONGEST_LIST}
          value={text}
          placeholder={texts.example}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button
          variant="main"
          busy={isBusy && reading === null}
          disabled={text.trim() === ''}
          onClick={() => priceText(text)}
          className="mt-2 max-sm:w-full"
        >
          {texts.price}
          <ArrowRightIcon className="size-4.5" />
        </Button>
      </div>
      <div>
        <FileDrop
          label={texts.file}
          hint={texts.fileHint}
          accept={listFiles}
          hasCamera
          disabled={isBusy || reading !== null}
          onFile={(file) => void priceFile(file)}
        />
        <div role="status" className="mt-3">
          {reading && <ProgressBar label={texts.reading[reading]} />}
        </div>
      </div>
    </Card>
  )
}
