import { Outlet } from '@tanstack/react-router'
import { ReactAdminContexts, reactAdminReady } from './ReactAdminContexts'

/** Layout of the pages inside the app shell that use react-admin: lists, records, account and administration. */
function ResourcePagesLayout() {
  return (
    <ReactAdminContexts>
      <Outlet />
    </ReactAdminContexts>
  )
}

/** Resolves to the layout when the contexts of react-admin are ready. */
export const resourcePagesLayoutWhenReady = reactAdminReady.then(() => ({ ResourcePagesLayout }))
