import { type ChangeEvent, useState } from 'react'
import { Field, type FieldTexts } from '../fields/field'
import { UploadIcon } from '../work-icons'
import { CameraButton } from './camera-button'
import { formatSize, isAccepted } from './picked-file'
import { Sentence } from '../sentence'
import { texts } from './texts'

interface FileDropProps extends FieldTexts {
  accept?: string
  /** On a phone there is a button beside it that opens the camera. */
  hasCamera?: boolean
  disabled?: boolean
  /** What was chosen before this was drawn. */
  given?: File | null
  onFile: (file: File) => void
}

const frameClass =
  'relative flex min-h-18 items-center gap-3 rounded-box border border-dashed border-edge px-4 py-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-steel has-aria-invalid:border-red has-disabled:border-line has-disabled:text-ink-soft'

/** The invisible file input covers the whole frame, so that browsers accept dropped files natively. */
export function FileDrop({
  label,
  hint,
  error,
  className,
  accept,
  hasCamera = false,
  disabled = false,
  given = null,
  onFile,
}: FileDropProps) {
  const [picked, setPicked] = useState<File | null>(null)
  const file = picked ?? given
  const [refused, setRefused] = useState<string>()
  const [isOver, setOver] = useState(false)

  function pick({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const chosen = currentTarget.files?.[0]
    if (!chosen) return
    if (!isAccepted(chosen, accept)) {
      currentTarget.value = ''
      setRefused(texts.wrongKind(chosen.name))
      return
    }
    take(chosen)
  }

  function take(chosen: File) {
    setRefused(undefined)
    setPicked(chosen)
    onFile(chosen)
  }

  return (
    <Field label={label} hint={hint} error={refused ?? error} className={className}>
      {(control) => (
        <>
          <div className={`${frameClass} ${isOver ? 'border-solid bg-steel-wash' : 'bg-card'}`}>
            <UploadIcon className={`size-6 ${disabled ? '' : 'text-steel'}`} />
            <p className="min-w-0 grow text-[0.9375rem]">
              {file ? (
                <>
                  <span className="font-medium">{file.name}</span>{' '}
                  <span className="whitespace-nowrap text-ink-soft">{formatSize(file.size)}</span>
                </>
              ) : (
                <Sentence
                  text={texts.choose}
                  marks={{
                    choose: (words) => <span className="font-medium">{words}</span>,
                    drop: (words) => <span className="hidden text-ink-soft sm:inline">{words}</span>,
                  }}
                />
              )}
            </p>
            {file && !disabled && <span className="text-sm font-semibold text-steel">{texts.replace}</span>}
            <input
              {...control}
              type="file"
              accept={accept}
              disabled={disabled}
              onChange={pick}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={() => setOver(false)}
              className="absolute inset-0 h-full w-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
            />
          </div>
          {hasCamera && (
            <div className="mt-2">
              <CameraButton disabled={disabled} onPhoto={take} />
            </div>
          )}
        </>
      )}
    </Field>
  )
}
