import { workerProcess } from '../workers/worker-process'
import type { Outcome, Task } from './child'

export const workOnSheet = workerProcess<Task, Outcome>('platform/spreadsheets/child')
