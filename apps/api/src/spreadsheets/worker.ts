import { workerAt } from '../aside/aside'
import type { Outcome, Task } from './child'

export const workOnSheet = workerAt<Task, Outcome>(new URL('./child', import.meta.url))
