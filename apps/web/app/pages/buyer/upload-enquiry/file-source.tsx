import { fileTypes } from '@lohahaat/contract/sourcing/list-reader/upload-enquiry'
import { useRef } from 'react'
import { Button } from '../../../ui/button'
import { FileDrop } from '../../../ui/files/file-drop'
import { Sentence } from '../../../ui/sentence'
import { UploadIcon } from '../../../ui/work-icons'
import { isReadable, isSheet, type List } from './use-list'
import { texts } from './texts'

const accept = fileTypes.map((type) => `.${type}`).join(', ')

export function FileSource({ list }: { list: List }) {
  const { file, failed, refused } = list
  const kept = useRef<HTMLParagraphElement>(null)
  const isKept = file !== null && !isSheet(file)
  return (
    <div>
      <FileDrop
        key={refused}
        label={texts.list.file}
        accept={accept}
        hint={texts.list.fileHint}
        error={failed?.from === 'file' ? failed.text : undefined}
        onFile={(picked) => void list.choose(picked)}
      />
      <div className="mt-2 flex items-center gap-4">
        {/* A file that cannot be read is attached to the enquiry as it is. */}
        <Button onClick={() => (file && !isReadable(file) ? kept.current?.focus() : list.upload())}>
          <UploadIcon className="size-4.5" />
          {texts.list.upload}
        </Button>
        <p ref={kept} tabIndex={-1} role="status" className="min-w-0 text-[0.9375rem]">
          {isKept && (
            <Sentence
              text={texts.list.kept}
              marks={{ file: () => <span className="font-medium wrap-anywhere">{file.name}</span> }}
            />
          )}
          {isKept && isReadable(file) && <span className="block text-sm text-ink-soft">{texts.list.readToo}</span>}
        </p>
      </div>
    </div>
  )
}
