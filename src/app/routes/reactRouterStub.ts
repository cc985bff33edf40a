/**
 * Throws an error. In the build, this module replaces React Router (see vite.config.ts). react-admin imports several
 * names from React Router, so this module exports them. Longbox never runs the code that uses them.
 */
function throwUnavailable(): never {
  throw new Error('Longbox has no React Router')
}

export {
  throwUnavailable as createHashRouter,
  throwUnavailable as createMemoryRouter,
  throwUnavailable as Link,
  throwUnavailable as matchPath,
  throwUnavailable as Navigate,
  throwUnavailable as Outlet,
  throwUnavailable as Route,
  throwUnavailable as RouterProvider,
  throwUnavailable as Routes,
  throwUnavailable as UNSAFE_DataRouterContext,
  throwUnavailable as UNSAFE_DataRouterStateContext,
  throwUnavailable as useBlocker,
  throwUnavailable as useInRouterContext,
  throwUnavailable as useLocation,
  throwUnavailable as useMatch,
  throwUnavailable as useNavigate,
  throwUnavailable as useParams,
}
