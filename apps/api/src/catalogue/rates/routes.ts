import { fetchRates } from '@lohahaat/contract/catalogue/rates/rates'
import { fetchRatesFile } from '@lohahaat/contract/catalogue/rates/rates-file'
import { consumeOrRefuse } from '../../platform/http/limits/limits'
import { publicRead } from '../../platform/http/public-read'
import { route } from '../../platform/http/route'
import { loadRates } from './load-rates'
import { writeRates } from './rates-file'

export default [
  publicRead(fetchRates, ({ db, input, at }) => loadRates(db, input, at)),
  route(fetchRatesFile, async ({ db, limits, actor, visitor, input, at }) => {
    await consumeOrRefuse(limits.rateFilesPerAddress, visitor.address)
    return writeRates(db, actor, input, at)
  }),
]
