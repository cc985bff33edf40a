import type { HttpHandler } from 'msw'
import { mswHttpWithApiTypes } from '../../http/mswHttpWithApiTypes'
import type { MockServerState } from '../../state/mockServerState'

/** Request handler that removes all waiting tasks. Responds with the number of removed tasks. */
export function createTaskQueueHandlers(world: MockServerState): HttpHandler[] {
  return [mswHttpWithApiTypes.delete('/api/v1/tasks', ({ response }) => response(200).json(world.tasks.clear()))]
}
