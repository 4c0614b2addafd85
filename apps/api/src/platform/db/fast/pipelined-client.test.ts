import { expect, test } from 'vitest'
import { PipelinedClient } from './pipelined-client'

test('a client that nobody listens to any more may tell that it was lost, and the server lives on', () => {
  const client = new PipelinedClient()
  expect(() =>
    client.emit('error', new Error('terminating connection due to unexpected postmaster exit')),
  ).not.toThrow()
})
