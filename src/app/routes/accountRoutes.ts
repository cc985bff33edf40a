import { createRoute } from '@tanstack/react-router'
import { getResourceRoute, lazyAccountPage, lazyAdministrationPage } from './parentRoutes'
import { validateListPageSearchParams } from './searchParams'

const accountRoute = <const Path extends string>(path: Path, component = lazyAdministrationPage) =>
  createRoute({ getParentRoute: getResourceRoute, path, validateSearch: validateListPageSearchParams, component })

/** Routes of the account pages of the signed-in user. */
export const accountRoutes = [
  accountRoute('/account', lazyAccountPage),
  accountRoute('/account/api-keys'),
  accountRoute('/account/preferences'),
  accountRoute('/account/authentication-activity'),
] as const
