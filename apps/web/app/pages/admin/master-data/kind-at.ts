import { masterDataKinds } from '@lohahaat/contract/reference/master-data/kinds'
import type { MasterData } from '@lohahaat/contract/reference/master-data/master-data'

/** The kind of master data at a path, whatever its case. */
export function kindAt(pathname: string): MasterData {
  const screen = `/${pathname.split('/')[1]}`.toLowerCase()
  const isAt = ({ screens }: MasterData) => [screens.list, screens.form].some((path) => path.toLowerCase() === screen)
  const kind = masterDataKinds.find(isAt)
  if (!kind) throw new Error(`No master data at ${pathname}`)
  return kind
}
