/**
 * Throws an error. In the build, this module replaces React Router (vite.config.ts). react-admin imports the exported
 * names of this module, but Longbox never runs the code that uses these names.
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
