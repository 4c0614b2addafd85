import { sweepIdentity } from './identity/sweep'
import { sweepSite } from './site/sweep'

export const sweeps = [sweepIdentity, sweepSite]
