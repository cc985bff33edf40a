import type { HttpHandler } from 'msw'
import { userAnswer } from '../../answers/userResponse'
import type { Body } from '../../http/body'
import { isBlank, readBody } from '../../http/body'
import { http } from '../../http/openApiHttp'
import { hashPassword } from '../../http/passwords'
import type { Violation } from '../../http/problems'
import { problem, violations } from '../../http/problems'
import { userOf } from '../../http/requestContext'
import { endSessions } from '../../http/serverParts'
import type { UserRecord } from '../../world/records'
import { removeUser } from '../../world/removal'
import type { World } from '../../world/world'
import { ALL_ROLES, isEmail, newUser } from './session'

/** Handlers of users: the current user, and all users for administrators. */
export function usersHandlers(world: World): HttpHandler[] {
  return [
    http.get('/api/v2/users/me', ({ request, response }) => response(200).json(userAnswer(userOf(request)))),
    http.patch('/api/v2/users/me/password', async ({ request, response }) => {
      await changePassword(world, userOf(request), request)
      return response(204).empty()
    }),
    http.get('/api/v2/users', ({ response }) => response(200).json([...world.users.values()].map(userAnswer))),
    http.post('/api/v2/users', async ({ request, response }) =>
      response(201).json(userAnswer(createUser(world, await readBody(request)))),
    ),
    http.patch('/api/v2/users/{userId}', async ({ request, params, response }) => {
      const body = await readBody(request)
      const broken = brokenAge(body.part('ageRestriction'))
      if (broken.length) throw violations(broken)
      if (params.userId === userOf(request).id) throw problem(403, 'Forbidden')
      updateUser(world, userNamed(world, params.userId), body)
      return response(204).empty()
    }),
    http.delete('/api/v2/users/{userId}', ({ request, params, response }) => {
      if (params.userId === userOf(request).id) throw problem(403, 'Forbidden')
      const user = userNamed(world, params.userId)
      removeUser(world, user.id)
      endSessions(world, user.id)
      return response(204).empty()
    }),
    http.patch('/api/v2/users/{userId}/password', async ({ request, params, response }) => {
      const me = userOf(request)
      const password = await readPassword(request)
      if (params.userId !== me.id && !me.roles.includes('ADMIN')) throw problem(403, 'Forbidden')
      const user = userNamed(world, params.userId)
      setPassword(world, user, password)
      if (user !== me) endSessions(world, user.id)
      return response(204).empty()
    }),
  ]
}

function userNamed(world: World, id: string): UserRecord {
  const user = world.users.get(id)
  if (!user) throw problem(404)
  return user
}

async function readPassword(request: Request): Promise<string> {
  const body = await readBody(request)
  body.required('password')
  const password = body.text('password') ?? ''
  if (isBlank(password)) throw violations([{ fieldName: 'password', message: 'must not be blank' }])
  return password
}

async function changePassword(world: World, user: UserRecord, request: Request): Promise<void> {
  setPassword(world, user, await readPassword(request))
}

function setPassword(world: World, user: UserRecord, password: string): void {
  user.passwordHash = hashPassword(password)
  world.changed()
}

function createUser(world: World, body: Body): UserRecord {
  body.required('email', 'password')
  body.notNull('roles')
  const email = body.text('email') ?? ''
  const password = body.text('password') ?? ''
  const broken = [
    ...(isEmail(email) ? [] : [{ fieldName: 'email', message: 'must be a well-formed email address' }]),
    ...(isBlank(password) ? [{ fieldName: 'password', message: 'must not be blank' }] : []),
    ...brokenAge(body.part('ageRestriction')),
  ]
  if (broken.length) throw violations(broken)
  if (world.userByEmail(email)) throw problem(400, 'A user with this email already exists')
  const user = newUser(world.newId(), email, password, rolesIn(body.texts('roles')))
  restrict(world, user, body)
  world.users.set(user.id, user)
  world.changed()
  return user
}

/** Updates a user. Ends the sessions of the user if roles or restrictions have changed. */
function updateUser(world: World, user: UserRecord, body: Body): void {
  if (body.isNull('roles') || body.isNull('sharedLibraries')) throw problem(500)
  const before = JSON.stringify(user)
  const roles = body.texts('roles')
  if (roles) user.roles = rolesIn(roles)
  restrict(world, user, body)
  if (JSON.stringify(user) === before) return
  world.changed()
  endSessions(world, user.id)
}

/** Roles among the given names. Ignores unknown names; case matters. */
function rolesIn(names: readonly string[] | undefined): string[] {
  return ALL_ROLES.filter(role => names?.includes(role))
}

function brokenAge(age: Body | undefined): Violation[] {
  if (!age) return []
  age.required('age', 'restriction')
  return (age.int('age') ?? 0) < 0
    ? [{ fieldName: 'ageRestriction.age', message: 'must be greater than or equal to 0' }]
    : []
}

/**
 * Applies restrictions of a body. Absent fields keep their value, null clears it. An excluded label is removed from the
 * allowed ones.
 */
function restrict(world: World, user: UserRecord, body: Body): void {
  if (body.has('ageRestriction')) user.ageRestriction = ageIn(body.part('ageRestriction'))
  if (body.has('labelsAllow')) user.labelsAllow = labelsIn(body.texts('labelsAllow'))
  if (body.has('labelsExclude')) user.labelsExclude = labelsIn(body.texts('labelsExclude'))
  user.labelsAllow = user.labelsAllow.filter(label => !user.labelsExclude.includes(label))
  const shared = body.part('sharedLibraries')
  if (!shared) return
  shared.required('all', 'libraryIds')
  user.sharedAllLibraries = shared.bool('all') ?? false
  const ids = new Set(shared.texts('libraryIds'))
  user.sharedLibrariesIds = user.sharedAllLibraries ? [] : [...ids].filter(id => world.libraries.has(id))
}

function ageIn(age: Body | undefined): UserRecord['ageRestriction'] {
  const restriction = age?.word('restriction', ['ALLOW_ONLY', 'EXCLUDE', 'NONE'])
  return !restriction || restriction === 'NONE' ? null : { age: age?.int('age') ?? 0, restriction }
}

function labelsIn(labels: readonly string[] | undefined): string[] {
  return [...new Set((labels ?? []).map(label => label.trim().toLowerCase()).filter(Boolean))]
}
