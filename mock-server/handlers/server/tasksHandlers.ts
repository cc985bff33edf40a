import type { HttpHandler } from 'msw'
import { openApiHttp } from '../../http/openApiHttp'
import type { MockServerState } from '../../state/mockServerState'

/** Handler that removes all waiting tasks. The response is their number. */
export function tasksHandlers(world: MockServerState): HttpHandler[] {
  return [openApiHttp.delete('/api/v1/tasks', ({ response }) => response(200).json(world.tasks.clear()))]
}
