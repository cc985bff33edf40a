import type { HttpHandler } from 'msw'
import { openApiHttp } from '../../http/openApiHttp'
import type { MockServerState } from '../../state/mockServerState'

/** Request handler that removes all waiting tasks. Responds with the number of removed tasks. */
export function tasksHandlers(world: MockServerState): HttpHandler[] {
  return [openApiHttp.delete('/api/v1/tasks', ({ response }) => response(200).json(world.tasks.clear()))]
}
