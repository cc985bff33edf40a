import { randomUUID } from 'node:crypto'
import type { HttpHandler } from 'msw'
import { apiKeyAnswer } from '../../answers/userResponse'
import { isBlank, readBody } from '../../http/body'
import { http } from '../../http/openApiHttp'
import { problem, violations } from '../../http/problems'
import { userOf } from '../../http/requestContext'
import { hashKey } from '../../http/signIn'
import type { World } from '../../world/world'

/** Handlers of the API keys of the current user. */
export function apiKeysHandlers(world: World): HttpHandler[] {
  const keysOf = (userId: string) => [...world.apiKeys.values()].filter(key => key.userId === userId)
  return [
    http.get('/api/v2/users/me/api-keys', ({ request, response }) =>
      response(200).json(keysOf(userOf(request).id).map(key => apiKeyAnswer(key))),
    ),
    http.post('/api/v2/users/me/api-keys', async ({ request, response }) => {
      const userId = userOf(request).id
      const body = await readBody(request)
      body.required('comment')
      if (isBlank(body.text('comment'))) throw violations([{ fieldName: 'comment', message: 'must not be blank' }])
      const comment = (body.text('comment') ?? '').trim()
      if (keysOf(userId).some(key => key.comment.toLowerCase() === comment.toLowerCase()))
        throw problem(400, 'ERR_1034')
      const secret = randomUUID().replaceAll('-', '')
      const key = { id: world.newId(), userId, keyHash: hashKey(secret), comment, created: world.now() }
      world.apiKeys.set(key.id, key)
      world.changedBeside()
      return response(200).json(apiKeyAnswer(key, secret))
    }),
    http.delete('/api/v2/users/me/api-keys/{keyId}', ({ request, params, response }) => {
      const key = world.apiKeys.get(params.keyId)
      if (key?.userId !== userOf(request).id) throw problem(404)
      world.apiKeys.delete(key.id)
      world.changedBeside()
      return response(204).empty()
    }),
    // Sync points belong to e-readers. The mock server does not serve those, so it has none to delete.
    http.delete('/api/v1/syncpoints/me', ({ response }) => response(204).empty()),
  ]
}
