import { useOnline } from '../../../api/connection'
import { texts } from './texts'

/** Lies over the top of the page, under the header: nothing moves when it comes or goes. */
export function OfflineNotice() {
  const isOnline = useOnline()
  return (
    <div role="status" className="absolute inset-x-0 top-full">
      {!isOnline && (
        <p className="animate-rise border-b border-line bg-amber-wash text-amber shadow-lift">
          <span className="content-width block py-2 text-sm font-medium">{texts.offline}</span>
        </p>
      )}
    </div>
  )
}
