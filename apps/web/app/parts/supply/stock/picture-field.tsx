import { FileDrop } from '../../../ui/files/file-drop'
import { RemoveButton } from '../../../ui/remove-button'
import { ProgressBar } from '../../../ui/messages/progress-bar'
import { FieldGroup } from './field-group'
import type { Picture } from './use-picture'
import { texts } from './texts'

/** The photo of an item; without one, buyers see only its drawing. */
export function PictureField({ picture: { name, isSending, error, send, remove } }: { picture: Picture }) {
  return (
    <FieldGroup title={texts.picture.title}>
      <div>
        {name ? (
          <div className="flex flex-wrap items-end gap-4">
            <img
              src={`/images/${name}`}
              alt={texts.picture.alt}
              className="h-40 rounded-box border border-line object-contain"
            />
            <RemoveButton onClick={remove}>{texts.picture.remove}</RemoveButton>
          </div>
        ) : (
          <FileDrop
            label={texts.picture.photo}
            accept="image/jpeg, image/png, image/webp"
            hint={texts.picture.hint}
            error={error}
            disabled={isSending}
            onFile={(file) => void send(file)}
          />
        )}
        {isSending && <ProgressBar label={texts.picture.sending} />}
      </div>
    </FieldGroup>
  )
}
