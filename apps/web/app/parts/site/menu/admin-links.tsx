import { menuItemClass } from '../../../ui/menu'
import { LinkList } from '../shell/link-list'
import { adminLinks, supplierDesk } from './links'

/** What is in an administrator's menu; with a way to his desk for one who sells too. */
export default function AdminLinks({ sells }: { sells: boolean }) {
  return <LinkList links={[...adminLinks(), ...(sells ? [supplierDesk()] : [])]} linkClass={menuItemClass} />
}
