import { Button } from '../../ui/button'
import { FileDrop } from '../../ui/file-drop'
import { TrashIcon } from '../../ui/icons'
import { ProgressBar } from '../../ui/progress-bar'
import { FieldGroup } from './field-group'
import type { Picture } from './use-picture'

/** The photo of an item; where there is none, buyers see its drawing alone. */
export function PictureField({ picture: { name, isSending, error, send, remove } }: { picture: Picture }) {
  return (
    <FieldGroup title="Picture">
      <div>
        {name ? (
          <div className="flex flex-wrap items-end gap-4">
            <img
              src={`/images/${name}`}
              alt="This stock item"
              className="h-40 rounded-box border border-line object-contain"
            />
            <Button onClick={remove}>
              <TrashIcon className="size-4.5" />
              Remove picture
            </Button>
          </div>
        ) : (
          <FileDrop
            label="Photo"
            accept="image/jpeg, image/png, image/webp"
            hint="JPG, PNG or WebP up to 10 MB. Without one, buyers see the drawing of the section."
            error={error}
            disabled={isSending}
            onFile={(file) => void send(file)}
          />
        )}
        {isSending && <ProgressBar label="Sending the picture" />}
      </div>
    </FieldGroup>
  )
}
