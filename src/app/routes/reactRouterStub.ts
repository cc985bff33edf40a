/**
 * Replaces React Router, which ra-core imports for its unused default adapter (vite.config.ts). Every call throws. Compare the
 * exports with the imports of ra-core when react-admin is updated.
 */
function absent(): never {
  throw new Error('Longbox has no React Router')
}

export {
  absent as createHashRouter,
  absent as createMemoryRouter,
  absent as Link,
  absent as matchPath,
  absent as Navigate,
  absent as Outlet,
  absent as Route,
  absent as RouterProvider,
  absent as Routes,
  absent as UNSAFE_DataRouterContext,
  absent as UNSAFE_DataRouterStateContext,
  absent as useBlocker,
  absent as useInRouterContext,
  absent as useLocation,
  absent as useMatch,
  absent as useNavigate,
  absent as useParams,
}
