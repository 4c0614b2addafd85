import { sweepIdentity } from './identity/sweep'
import { sweepSite } from './site/sweep'
import { sweepSourcing } from './sourcing/sweep'
import { matchAndMail } from './supply/sweep'

export const sweeps = [sweepIdentity, sweepSourcing, sweepSite]

/** What is done each minute. */
export const minutely = [matchAndMail]
