import type { HttpHandler } from 'msw'
import { http } from '../../http/openApiHttp'
import type { World } from '../../world/world'

/** Handler that removes all waiting tasks. The response is their number. */
export function tasksHandlers(world: World): HttpHandler[] {
  return [http.delete('/api/v1/tasks', ({ response }) => response(200).json(world.tasks.clear()))]
}
