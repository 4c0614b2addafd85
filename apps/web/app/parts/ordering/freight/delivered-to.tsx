import { Sentence } from '../../../ui/sentence'
import { nameOf } from './describe-freight'
import { PlaceButton } from './place-button'
import type { Delivered } from './use-delivered'
import { texts } from './texts'

/** To which place delivered prices are. */
export function DeliveredTo({ delivered: { pinCode, freight } }: { delivered: Delivered }) {
  if (pinCode === null) return <PlaceButton pinCode={null}>{texts.enterPin}</PlaceButton>
  return (
    <div className="min-h-6">
      {freight && (
        <Sentence
          text={texts.deliveredTo(nameOf(freight))}
          marks={{ change: (words) => <PlaceButton pinCode={freight.pinCode}>{words}</PlaceButton> }}
        />
      )}
    </div>
  )
}
