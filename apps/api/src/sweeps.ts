import { sweepCatalogue } from './catalogue/sweep'
import { sweepFulfilment } from './fulfilment/sweep'
import { sweepIdentity } from './identity/sweep'
import { sweepSite } from './site/sweep'
import { sweepSourcing } from './sourcing/sweep'

export const sweeps = [sweepIdentity, sweepCatalogue, sweepSourcing, sweepFulfilment, sweepSite]
