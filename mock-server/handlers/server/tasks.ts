import type { HttpHandler } from 'msw'
import { http } from '../../http/openApiHttp'
import type { World } from '../../world/world'

/** Work that waits can be dropped; the answer says how much that was. */
export function tasksHandlers(world: World): HttpHandler[] {
  return [http.delete('/api/v1/tasks', ({ response }) => response(200).json(world.tasks.clear()))]
}
